import type { Clock } from '../../base/clock'

/** Where a page begins: after the row with these keys, in one of the list's walks; null means the walk's beginning. */
export interface Place {
  readonly walk: number
  readonly keys: readonly unknown[] | null
}

interface Question {
  until: number
  total: number | null
  readonly places: Map<number, Place>
}

const KEPT_MS = 10 * 60_000
const MOST_QUESTIONS = 5000
const MOST_PLACES = 100

/**
 * Remembers where the pages of a list begin, so that the next page is read by the index, and no row is repeated or
 * missed when something is published meanwhile. A forgotten position, or one of another process, is found by counting
 * along the index.
 */
export class PageMarks {
  private readonly questions = new Map<string, Question>()

  constructor(private readonly clock: Clock) {}

  /** The last known place at or before this number of rows. */
  nearest(question: string, rows: number): { readonly rows: number; readonly place: Place } {
    let best = 0
    const places = this.find(question)?.places
    for (const known of places?.keys() ?? []) if (known <= rows && known > best) best = known
    return { rows: best, place: places?.get(best) ?? { walk: 0, keys: null } }
  }

  /** Stores where the list continues after this number of rows. */
  keep(question: string, rows: number, place: Place): void {
    const { places } = this.findOrMake(question)
    places.delete(rows)
    places.set(rows, place)
    const [oldest] = places.keys()
    if (places.size > MOST_PLACES && oldest !== undefined) places.delete(oldest)
  }

  /** The list's number of rows when its first page was read; null when it is not known. */
  total(question: string): number | null {
    return this.find(question)?.total ?? null
  }

  keepTotal(question: string, total: number): void {
    this.findOrMake(question).total = total
  }

  private find(question: string): Question | undefined {
    const known = this.questions.get(question)
    return known && known.until > this.clock() ? known : undefined
  }

  private findOrMake(question: string): Question {
    const known = this.find(question) ?? { until: 0, total: null, places: new Map<number, Place>() }
    known.until = this.clock() + KEPT_MS
    // Moves the question to the end, as the one used last.
    this.questions.delete(question)
    this.questions.set(question, known)
    const [oldest] = this.questions.keys()
    if (this.questions.size > MOST_QUESTIONS && oldest !== undefined) this.questions.delete(oldest)
    return known
  }
}
