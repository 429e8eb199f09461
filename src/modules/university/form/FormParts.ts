import type { FormItemsBody, Language, Regions } from '@quanzi/contract'

/** Answers by component id. */
export type Answers = Readonly<Record<string, string>>

/** Answers that are not saved yet, with the version of the saved ones they began from. */
export interface FormDraft {
  readonly values: Answers
  readonly version: string
}

/** The functions of gateway and device that the form needs. */
export interface FormParts {
  readonly fetch: () => Promise<FormItemsBody>
  /** Truthy means success. */
  readonly save: (content: Answers) => Promise<unknown>
  readonly draft: {
    readonly read: () => FormDraft | null
    readonly write: (draft: FormDraft) => void
    readonly clear: () => void
  }
  /**
   * Newly signed addresses of the applicant's own pictures, in order; empty for a picture that does not exist any
   * more.
   */
  readonly sign: (addresses: readonly string[]) => Promise<readonly string[]>
  /** The region data set for checking addresses. */
  readonly regions: () => Promise<Regions>
  readonly wait: (ms: number) => Promise<void>
  readonly language: () => Language
}
