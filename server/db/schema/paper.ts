import type { PaperAnswers, PaperItem, PaperKind } from '@quanzi/contract'
import type { Generated } from 'kysely'
import type { Json } from './content'

/** A question with what only the server knows: the right choices, and why they are right. */
export interface StoredPaperItem extends PaperItem {
  /** The right choices of a single or multiple question, or the accepted texts. */
  readonly correct?: readonly string[]
  readonly why?: string
}

export interface PaperTables {
  paper: {
    iid: number
    id: Generated<string>
    scope: string
    ref_id: string
    /** '' for the paper of the whole. */
    place_id: Generated<string>
    kind: PaperKind
    title: string
    intro: Generated<string>
    pass_mark: Generated<number>
    /** Seconds for each question. */
    timed: Generated<number>
    from_at: number | null
    to_at: number | null
    /** How often a member may try; 0: as often as they like. */
    attempts: Generated<number>
    retry_hours: Generated<number>
    coins: Generated<number>
    items: Json<readonly StoredPaperItem[]>
  }
  paper_answer: {
    iid: number
    paper_id: string
    user_id: number
    attempt: number
    started_at: number
    until: number | null
    submitted_at: number | null
    answers: Json<PaperAnswers>
    score: Generated<number>
    pass: Generated<boolean>
    coins: Generated<number>
    /** By it the member stands in the rank of a quiz. */
    best: Generated<boolean>
  }
  paper_count: {
    iid: number
    paper_id: string
    item_id: string
    /** '' counts who answered the question. */
    choice: string
    n: Generated<number>
  }
}
