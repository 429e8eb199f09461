import type { Outcome } from '../outcome'

export interface Back {
  /** Goes one page back, without the rules of the page stack (routes/navigate has those). */
  go(): void
  /**
   * The next step back, or Escape, runs `onBack` instead of leaving the page, until the guard is released or used.
   * The last guard runs first. A guard belongs to the page that was in front when it was made, and is inactive
   * while another page is in front. Does nothing in mini-programs, which give no control over the step back.
   */
  guard(onBack: () => void): () => void
  /**
   * Runs `next` as soon as no guarded box lies over the page that is in front: what opens by itself must not cover a
   * box, nor take the next step back from it. Returns a function that takes this back. Mini-programs run it at once.
   */
  whenFree(next: () => void): () => void
  /**
   * Resolves when the history has an entry for each page and no more. Every navigation waits for it, because it counts
   * pages. Boxes that stay open are guarded again when their page is back in front.
   */
  clear(): Promise<void>
  /** Closes the app's own window: the web view, the messaging app's window or the mini-program. */
  leave(): Promise<Outcome>
}
