import type { AssistantSource } from '@quanzi/contract'
import type { Aspect } from './aspects'

/** Maximum length of an answer, in characters. */
const LONGEST = 300

/** A published text in which an answer may stand. */
export interface Text extends AssistantSource {
  readonly html: string
  /** Announces the text, so it answers nothing itself. */
  readonly summary?: string
  /** `help`: the answer to its title, which is a question. `terms`: about the site itself. `item`: about the thing in the title. */
  readonly kind: 'help' | 'terms' | 'item'
  /** What the item's own page states: price, times, place. */
  readonly facts?: readonly Fact[]
}

/** A heading and what it says; `aspect` is what it tells of the item. */
export interface Fact {
  readonly heading: string
  readonly said: string
  readonly aspect?: Aspect
}

export interface Passage extends Fact {
  /** Stated by the item's page, not written as a text. */
  readonly isFact?: boolean
}

const plainOf = (html: string): string =>
  html
    .replace(/<\/t[dh]>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .trim()

/** The passages of a text, word for word: what stands below a heading is one, a long one is cut at a sentence. */
export function passagesOf({ html, facts = [] }: Text): readonly Passage[] {
  const found: Passage[] = facts.map((fact) => ({ ...fact, isFact: true }))
  let heading = ''
  let lines: string[] = []
  const close = () => {
    const whole = lines.join('\n')
    if (lines.length > 0 && [...whole].length <= LONGEST) found.push({ heading, said: whole })
    if (lines.length > 1 || [...whole].length > LONGEST)
      found.push(...lines.flatMap(cutLong).map((said) => ({ heading, said })))
    lines = []
  }
  for (const part of html.split(/(?<=<\/(?:p|h\d|li|blockquote|div|tr)>)|<br\s*\/?>/i)) {
    const plain = plainOf(part)
    if (plain === '') continue
    if (/<\/h\d>$/i.test(part)) {
      close()
      heading = plain
    } else lines.push(plain)
  }
  close()
  return found
}

function cutLong(paragraph: string): string[] {
  if ([...paragraph].length <= LONGEST) return [paragraph]
  const pieces: string[] = []
  let piece = ''
  for (const sentence of paragraph.match(/[^。！？!?]+[。！？!?]?/g) ?? []) {
    if (piece && [...piece, ...sentence].length > LONGEST) {
      pieces.push(piece)
      piece = ''
    }
    piece += [...sentence].slice(0, LONGEST).join('')
  }
  return piece ? [...pieces, piece] : pieces
}
