import type { Outcome } from '../outcome'

/** Leaves the app for an address. */
export interface Link {
  /** `unsupported` in mini-programs, which cannot open a foreign page: the caller copies the address. */
  open(url: string, options?: { readonly replace?: boolean }): Promise<Outcome>
  /**
   * Goes to an address that leads back to this site. Resolves only when the visitor has come back to this very page by
   * the browser's back button; at once in mini-programs, which go nowhere.
   */
  leave(url: string): Promise<void>
  /** Downloads a file; `unsupported` in mini-programs. */
  save(url: string): Promise<Outcome>
  /** Starts a phone call. */
  dial(phone: string): Promise<Outcome>
  reload(): void
}
