import type { Outcome } from '../outcome'

/** The consent that WeChat requires before a mini-program may use personal data. */
export interface Privacy {
  /**
   * Calls `ask` when a function that uses personal data waits for consent; pass the visitor's decision to `answer`.
   * Never calls it elsewhere: the short-video app asks in its own window, and a browser asks for each permission by
   * itself.
   */
  onNeeded(ask: (answer: (agreed: boolean) => void) => void): void
  /** Opens the platform's page with the operator's registered privacy terms. */
  openContract(): Promise<Outcome>
}
