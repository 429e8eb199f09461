/** Number of characters shown before the searched words. */
const BEFORE = 12

/** The part of a text around the searched words: before them, themselves, and after them. */
export function excerpt(text: string, words: string): readonly [string, string, string] {
  const line = text.replace(/\s+/g, ' ')
  const at = line.toLowerCase().indexOf(words.trim().toLowerCase())
  if (at < 0) return [line, '', '']
  const begin = [...line.slice(0, at)].slice(-BEFORE).join('')
  const end = at + words.trim().length
  return [`${begin.length < at ? '…' : ''}${begin}`, line.slice(at, end), line.slice(end)]
}
