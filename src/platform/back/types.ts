import type { Outcome } from '../outcome'

export interface Back {
  /** One page back, without the rules of the page stack (routes/navigate has those). */
  go(): void
  /** Closes the app's own surface: the web view, the messaging app's window, the mini-program. */
  leave(): Promise<Outcome>
}
