/** Number of characters of the quoted words that are kept. */
const KEPT = 80

const QUOTE = /^「([^：\n]{1,40})：([^\n]+)」\n([\s\S]+)$/

/** The beginning of an answer that repeats what it answers: plain text, as every client shows it. */
export function quoteOf(name: string, words: string): string {
  const line = [...words.replace(/\s+/g, ' ').trim()]
  const kept = line.length > KEPT ? `${line.slice(0, KEPT).join('')}…` : line.join('')
  return `「${name.replace(/[：\n]/g, ' ').slice(0, 40)}：${kept}」\n`
}

/** Separates what a text quotes from its own words; null when it quotes nothing. */
export function splitQuote(text: string): { readonly quoted: string; readonly words: string } | null {
  const [, name, quoted, words] = QUOTE.exec(text) ?? []
  return words ? { quoted: `${name}：${quoted}`, words } : null
}
