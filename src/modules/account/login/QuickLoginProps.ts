export interface QuickLoginProps {
  readonly iid: number
  /** True when the terms are ticked. */
  readonly agreed: boolean
  readonly onAgreeFirst: () => void
  /** The visitor is logged in. */
  readonly onDone: () => Promise<void>
  /** Path that a page of the provider returns to. */
  readonly returnTo: string
}
