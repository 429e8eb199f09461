import type { Outcome } from '../outcome'

export interface Back {
  /** One page back, without the rules of the page stack (routes/navigate has those). */
  go(): void
  /**
   * The next step back runs `onBack` instead of leaving the page, until the guard is released or used. The last guard
   * runs first. Does nothing in mini-programs: there, what lies over a page is a page.
   */
  guard(onBack: () => void): () => void
  /** Resolves when the entries of released guards are gone from the history. */
  released(): Promise<void>
  /** Closes the app's own window: the web view, the messaging app's window or the mini-program. */
  leave(): Promise<Outcome>
}
