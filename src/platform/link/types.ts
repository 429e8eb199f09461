import type { Outcome } from '../outcome'

/** Leaves the app for an address. */
export interface Link {
  /** `unsupported` in mini-programs, which cannot open a foreign page: the caller copies the address. */
  open(url: string, options?: { readonly replace?: boolean }): Promise<Outcome>
  /** Starts a phone call. */
  dial(phone: string): Promise<Outcome>
  reload(): void
}
