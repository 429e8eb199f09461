const line = (paths: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120" fill="none" stroke="#8A9691" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">${paths}</svg>`,
  )}`

const ground = '<path d="M18 104h124" stroke-opacity=".5"/>'

/** Small line drawings in a grey that is visible on light and dark backgrounds, with some green. */
export const drawings = {
  empty: line(
    `${ground}<path d="M44 64l12-30h48l12 30v34a6 6 0 0 1-6 6H50a6 6 0 0 1-6-6z"/><path d="M44 64h22c2 9 7 13 14 13s12-4 14-13h22"/><path d="M80 12v10M58 18l5 8M102 18l-5 8" stroke="#2FA283"/>`,
  ),
  failed: line(
    `${ground}<path d="M52 82h54a20 20 0 0 0 3-39.800A30 30 0 0 0 52 46a18 18 0 0 0 0 36z"/><path d="M80 52v13" stroke="#2FA283"/><path d="M80 73v.5" stroke="#2FA283" stroke-width="4"/>`,
  ),
  offline: line(
    `${ground}<path d="M38 52a60 60 0 0 1 84 0M52 66a40 40 0 0 1 56 0M66 80a20 20 0 0 1 28 0"/><path d="M80 93v.5" stroke-width="5"/><path d="M40 26l80 72" stroke="#2FA283"/>`,
  ),
  missing: line(
    `${ground}<path d="M80 104V62M80 30V20"/><path d="M52 30h54l12 11-12 11H52z"/><path d="M108 62H60l-10 8 10 8h48z" stroke="#2FA283"/>`,
  ),
  search: line(
    `${ground}<circle cx="74" cy="54" r="28"/><path d="M95 75l22 22"/><path d="M62 50a13 13 0 0 1 10-9" stroke="#2FA283"/>`,
  ),
  locked: line(
    `${ground}<rect x="50" y="52" width="60" height="46" rx="8"/><path d="M62 52V40a18 18 0 0 1 36 0v12"/><path d="M80 70v11" stroke="#2FA283"/>`,
  ),
} as const
