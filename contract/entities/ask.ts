import type { Id } from './page'

/** A person who answers questions for a fee. */
export interface Expert {
  /** The member's rid. */
  readonly expertId: Id
  readonly name: string
  readonly headImg: string
  readonly title: string
  readonly intro: string
  /** Fen for one question. */
  readonly fee: number
  /** Number of answers so far. */
  readonly answered: number
}

/** A question to an expert. */
export interface Question {
  readonly id: Id
  readonly content: string
  /** '' before it is answered. */
  readonly answer: string
  readonly isPublic: boolean
  /** `refunding`: the asker wants the fee back before there is an answer. */
  readonly state: 'waiting' | 'answered' | 'refunding' | 'refunded'
  /** ms */
  readonly createdAt: number
  /** When the fee is refunded if there is no answer, ms. */
  readonly dueAt: number
  /** The order's id for the asker; '' for others. */
  readonly orderId: Id
  /** The expert who is asked. */
  readonly expert: { readonly expertId: Id; readonly name: string; readonly headImg: string }
}

/** What the expert gets for an answer. */
export interface AnsweredQuestion extends Question {
  /** The question had this answer already. */
  readonly again?: true
}
