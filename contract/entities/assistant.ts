import type { Id } from './page'

/** A text of the tenant from which an answer was taken. */
export interface AssistantSource {
  readonly title: string
  /** Public path. */
  readonly path: string
}

/** A question with its answer. */
export interface AssistantTurn {
  readonly id: Id
  readonly question: string
  /** A passage of the first source, word for word; '' when nothing was found. */
  readonly answer: string
  /** Where the answer stands; without an answer, where one may be. */
  readonly sources: readonly AssistantSource[]
  /** ms */
  readonly at: number
}

/** A number of questions on sale. */
export interface CreditPack {
  readonly id: Id
  readonly title: string
  /** Fen. */
  readonly price: number
  /** Number of questions. */
  readonly amount: number
}

/** `/v2/assistant/get` */
export interface Assistant {
  /** The number of questions left. */
  readonly credits: number
  readonly packs: readonly CreditPack[]
  /** The latest 50, oldest first. */
  readonly history: readonly AssistantTurn[]
  /** Questions that the tenant's help answers, to begin with. */
  readonly suggestions: readonly string[]
}

/** `/v2/assistant/ask` */
export interface AssistantAnswer extends AssistantTurn {
  /** The number of questions left afterwards. */
  readonly credits: number
}
