/** The result of pressing save. `field` is the component's id, to scroll to. */
export type SaveOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'wrong'; readonly message: string; readonly field: number }
  /** A picture of the field is not uploaded yet. */
  | { readonly kind: 'unfinished'; readonly field: number }
  /** Somebody has saved this group since it was loaded. */
  | { readonly kind: 'conflict' }
  /** The registration has moved on and accepts no answers now. */
  | { readonly kind: 'closed'; readonly message: string }
