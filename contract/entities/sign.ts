import type { Id } from './page'

/** An area of a subject, with the member's own sites done. */
export interface SignArea {
  readonly id: Id
  readonly name: string
  readonly img: string
  readonly done: number
  readonly total: number
}

/** A themed set of areas and sites to check in to. */
export interface SignSubject {
  readonly id: Id
  readonly title: string
  readonly cover: string
  /** Sanitised HTML. */
  readonly rules: string
  /** In ms. */
  readonly startsAt: number
  readonly endsAt: number
  /** Sites to be done for the certificate. */
  readonly need: number
  /** How many members have joined. */
  readonly members: number
}

/** `/v2/sign/subject`. */
export interface SignProgress {
  readonly subject: SignSubject
  readonly areas: readonly SignArea[]
  /** The member's sites; 0 for visitors. */
  readonly done: number
  readonly total: number
  readonly joined: boolean
}
