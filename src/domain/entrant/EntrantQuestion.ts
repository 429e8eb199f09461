/** What is asked of an entrant besides name and mobile. */
export interface EntrantQuestion {
  readonly id: string
  readonly name: string
  readonly type: 'text' | 'mobile' | 'idCard' | 'choice' | 'choices' | 'date' | 'image'
  readonly options: readonly string[]
  readonly must: boolean
  readonly placeholder?: string
}

/** A person being entered; every text as typed. */
export interface EntrantDraft {
  readonly key: string
  readonly name: string
  readonly mobile: string
  /** By question id. */
  readonly answers: Readonly<Record<string, string>>
}

/** Several answers to one question travel as one text. */
export const CHOICES_JOINT = '、'
