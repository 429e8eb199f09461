import type { Id } from './page'

/** What somebody wants. */
export interface NeedFields {
  readonly destination: string
  /** Days, YYYY-MM-DD. */
  readonly from: string
  readonly to: string
  readonly people: number
  /** Fen for one person; 0 without an idea. */
  readonly budget: number
  readonly name: string
  readonly phone: string
  /** '' without one. */
  readonly note: string
}

/** A request for a bespoke activity, for whoever made it. */
export interface Needform {
  readonly id: Id
  readonly fields: NeedFields
  readonly state: 'new' | 'contacted' | 'done'
  /** What staff wrote last; '' before. */
  readonly reply: string
  /** In ms; null for a step that has not come. */
  readonly at: number
  readonly contactedAt: number | null
  readonly doneAt: number | null
}
