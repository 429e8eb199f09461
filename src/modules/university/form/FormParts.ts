import type { FormItemsBody, Language, Regions } from '@quanzi/contract'

/** Answers by component id. */
export type Answers = Readonly<Record<string, string>>

/** Answers that are not saved yet, with the version of the saved ones they began from. */
export interface FormDraft {
  readonly values: Answers
  readonly version: string
}

/** What the form needs of the gateway and of the device. */
export interface FormParts {
  readonly fetch: () => Promise<FormItemsBody>
  /** Truthy means success. */
  readonly save: (content: Answers) => Promise<unknown>
  readonly draft: {
    readonly read: () => FormDraft | null
    readonly write: (draft: FormDraft) => void
    readonly clear: () => void
  }
  /** Addresses of the applicant's own pictures signed anew, in order; empty for one that is not there any more. */
  readonly sign: (addresses: readonly string[]) => Promise<readonly string[]>
  /** The region data set, which addresses are held to. */
  readonly regions: () => Promise<Regions>
  readonly wait: (ms: number) => Promise<void>
  readonly language: () => Language
}
