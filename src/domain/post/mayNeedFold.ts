/** Lines of a folded text, and characters of half the width of a Chinese one that a phone's line holds. */
const LINES = 6
const LINE = 44

const isNarrow = (character: string): boolean => (character.codePointAt(0) ?? 0) < 0x2e80

/** True for a text that is longer than six lines of a phone: then there is a button to unfold it. */
export function mayNeedFold(words: string): boolean {
  const lines = words.split('\n').map((line) => {
    const width = [...line].reduce((sum, character) => sum + (isNarrow(character) ? 1 : 2), 0)
    return Math.max(1, Math.ceil(width / LINE))
  })
  return lines.reduce((sum, count) => sum + count, 0) > LINES
}
