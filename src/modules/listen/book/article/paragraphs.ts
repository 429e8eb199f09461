/** A paragraph of a chapter, with the number of characters before it. */
export interface Paragraph {
  readonly html: string
  readonly from: number
}

const BLOCK_END = /(<\/(?:p|h[1-6]|blockquote|li|figure)>)/i
const TAG = /<[^>]*>/g
const ENTITY = /&#?\w+;/g

/** Characters as a reader counts them. */
const lengthOf = (html: string): number => [...html.replace(TAG, '').replace(ENTITY, 'x').trim()].length

/** The paragraphs of a chapter. Each has a place of its own, so that a position in the text outlives any text size. */
export function paragraphsOf(html: string): readonly Paragraph[] {
  const pieces = html.split(BLOCK_END)
  const found: Paragraph[] = []
  let from = 0
  for (let at = 0; at < pieces.length; at += 2) {
    const piece = `${pieces[at] ?? ''}${pieces[at + 1] ?? ''}`
    if (piece.trim() === '') continue
    found.push({ html: piece, from })
    from += lengthOf(piece)
  }
  return found
}

/** The paragraph that holds a character. */
export const paragraphAt = (paragraphs: readonly Paragraph[], character: number): number =>
  Math.max(0, paragraphs.filter(({ from }) => from <= character).length - 1)
