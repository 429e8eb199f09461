const TAG = /<[^>]*>/g
const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
  '&amp;': '&',
}

/** The paragraphs of a chapter as plain text. */
const paragraphsOf = (html: string): string[] =>
  html
    .split(/<\/(?:p|h\d|li|blockquote)>|<br\s*\/?>/i)
    .map((part) => part.replace(TAG, '').replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity))
    .map((part) => part.trim())
    .filter(Boolean)

/** Characters of a chapter as its reader counts them. */
export const lengthOf = (html: string): number =>
  paragraphsOf(html).reduce((sum, paragraph) => sum + [...paragraph].length, 0)

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The first characters of a chapter, paragraph by paragraph; the rest never leaves the server. */
export function beginningOf(html: string, characters: number): string {
  let left = characters
  const shown: string[] = []
  for (const paragraph of paragraphsOf(html)) {
    if (left <= 0) break
    const all = [...paragraph]
    const taken = all.slice(0, left).join('')
    shown.push(`<p>${escapeText(taken)}${all.length > left ? '……' : ''}</p>`)
    left -= all.length
  }
  return shown.join('')
}
