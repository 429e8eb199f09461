import type { Outcome } from '../outcome'

/** Leads out of the app. */
export interface Link {
  /** `unsupported` in mini-programs, which cannot open a foreign page: the caller then copies the address. */
  open(url: string, options?: { readonly replace?: boolean }): Promise<Outcome>
  /**
   * Goes to an address that leads back to this site, such as a login page. Resolves only when the visitor returns to
   * this very page by the back button. Mini-programs go nowhere and resolve at once.
   */
  leave(url: string): Promise<void>
  /** Downloads a file, under `name` where the address has none; `unsupported` in mini-programs. */
  save(url: string, name?: string): Promise<Outcome>
  /** Starts a phone call. */
  dial(phone: string): Promise<Outcome>
  reload(): void
}
