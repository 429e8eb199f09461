const INK = '#0E7C66'
const SOFT = '#CFE8E1'
const PALE = '#EAF5F1'
const SKIN = '#F3C9A5'
const HAIR = '#2B3A36'
const WARM = '#F2A65A'

/** Head and shoulders of a person who looks straight ahead. */
const PERSON = `<path d="M96 240c0-44 28-66 64-66s64 22 64 66z" fill="${INK}"/><path d="M146 152h28v30a14 14 0 0 1-28 0z" fill="${SKIN}"/><ellipse cx="160" cy="120" rx="38" ry="46" fill="${SKIN}"/><path d="M120 116c-4-36 16-54 40-54s44 18 40 54c-6-18-14-26-22-30-18 8-40 8-50 4-4 6-6 14-8 26z" fill="${HAIR}"/><circle cx="146" cy="122" r="4" fill="${HAIR}"/><circle cx="174" cy="122" r="4" fill="${HAIR}"/><path d="M150 144q10 7 20 0" fill="none" stroke="${HAIR}" stroke-width="3" stroke-linecap="round"/>`

const scene = (behind: string, before: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240"><rect width="320" height="240" fill="${PALE}"/>${behind}${PERSON}${before}</svg>`,
  )}`

const corner = (x: number, y: number, dx: number, dy: number): string =>
  `<path d="M${x + dx} ${y}H${x}V${y + dy}" fill="none" stroke="${WARM}" stroke-width="6" stroke-linecap="round"/>`

const ray = (angle: number): string =>
  `<path d="M52 28v-14" stroke="${WARM}" stroke-width="6" stroke-linecap="round" transform="rotate(${angle} 52 56)"/>`

/** The five steps of the photo guide, one 4:3 drawing each. */
export const GUIDE_PICTURES: readonly string[] = [
  scene('', corner(88, 32, 28, 28) + corner(232, 32, -28, 28) + corner(88, 224, 28, -28) + corner(232, 224, -28, -28)),
  scene(`<rect x="56" y="24" width="208" height="216" rx="12" fill="${SOFT}"/>`, ''),
  scene(
    `<circle cx="52" cy="56" r="18" fill="${WARM}"/>${[0, 45, 90, 135, 180, 225, 270, 315].map(ray).join('')}<path d="M84 84l40 28" stroke="${WARM}" stroke-width="5" stroke-dasharray="2 12" stroke-linecap="round"/>`,
    '',
  ),
  scene(
    `<path d="M20 122h280" stroke="${SOFT}" stroke-width="6"/>`,
    `<rect x="252" y="92" width="36" height="60" rx="8" fill="${HAIR}"/><circle cx="270" cy="122" r="8" fill="${SOFT}"/><path d="M214 122h26" stroke="${WARM}" stroke-width="5" stroke-dasharray="2 10" stroke-linecap="round"/>`,
  ),
  scene(
    `<path d="M256 52l6 16 16 6-16 6-6 16-6-16-16-6 16-6zM64 72l4 12 12 4-12 4-4 12-4-12-12-4 12-4z" fill="${SOFT}"/>`,
    `<circle cx="256" cy="74" r="34" fill="none" stroke="${WARM}" stroke-width="6"/><path d="M232 98l48-48" stroke="${WARM}" stroke-width="6" stroke-linecap="round"/>`,
  ),
]

/** An example of an approved photo: upright, plain background, looking straight ahead. */
export const SAMPLE_PICTURE = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="75 30 170 238"><rect x="75" y="30" width="170" height="238" fill="${SOFT}"/><g transform="translate(0 28)">${PERSON}</g></svg>`,
)}`
