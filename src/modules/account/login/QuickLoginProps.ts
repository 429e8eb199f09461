export interface QuickLoginProps {
  readonly iid: number
  /** The terms are ticked. */
  readonly agreed: boolean
  readonly onAgreeFirst: () => void
  /** The visitor is a member now. */
  readonly onDone: () => Promise<void>
  /** Where a page of the provider leads back to. */
  readonly returnTo: string
}
