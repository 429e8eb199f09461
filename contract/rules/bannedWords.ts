const normalise = (text: string): string => text.normalize('NFKC').toLowerCase()

// Characters that people insert to evade the check: spaces, zero-width marks, punctuation and symbols.
const BETWEEN = /[\s\p{P}\p{S}\p{Cf}]+/gu

/** Finds the first banned word of a text, or null. */
export type BannedWordFinder = (text: string) => string | null

/**
 * Prepares a tenant's banned words (conventions §9). Ignores case and full-width forms. Finds a Chinese word also with
 * spaces or signs between its characters. Finds a word of Latin letters and digits only as a whole word: `ass` does
 * not match `class`.
 */
export function bannedWordFinder(words: readonly string[]): BannedWordFinder {
  const latin = new Map<string, string>()
  const others: (readonly [compact: string, word: string])[] = []
  for (const word of words) {
    const plain = normalise(word).trim()
    const compact = plain.replace(BETWEEN, '')
    if (compact === '') continue
    if (/^[a-z\d]+$/.test(plain)) latin.set(plain, word)
    else others.push([compact, word])
  }
  return (text) => {
    const plain = normalise(text)
    const compact = plain.replace(BETWEEN, '')
    const found = others.find(([banned]) => compact.includes(banned))
    if (found !== undefined) return found[1]
    for (const [token] of plain.matchAll(/[a-z\d]+/g)) {
      const word = latin.get(token)
      if (word !== undefined) return word
    }
    return null
  }
}
