/** A question to an entrant, besides name and mobile. */
export interface EntrantQuestion {
  readonly id: string
  readonly name: string
  readonly type: 'text' | 'mobile' | 'idCard' | 'choice' | 'choices' | 'date' | 'image'
  readonly options: readonly string[]
  readonly must: boolean
  readonly placeholder?: string
}

/** A person as the user has typed them in. */
export interface EntrantDraft {
  readonly key: string
  readonly name: string
  readonly mobile: string
  /** Keyed by question id. */
  readonly answers: Readonly<Record<string, string>>
}

/** Joins several answers to one question into one text. */
export const CHOICES_JOINT = '、'
