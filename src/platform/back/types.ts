import type { Outcome } from '../outcome'

export interface Back {
  /** One page back, without the rules of the page stack (routes/navigate has those). */
  go(): void
  /**
   * Until it is released, or has been used, the platform's way back runs `onBack` instead of leaving the page; the last
   * guard first. Mini-programs have no such thing: what they show over a page is a page.
   */
  guard(onBack: () => void): () => void
  /** Waits until the history is as it was before the guards that have been released. */
  released(): Promise<void>
  /** Closes the app's own surface: the web view, the messaging app's window, the mini-program. */
  leave(): Promise<Outcome>
}
