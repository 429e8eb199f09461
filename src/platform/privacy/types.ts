import type { Outcome } from '../outcome'

/** The consent that WeChat wants before a mini-program may touch personal data. */
export interface Privacy {
  /**
   * Hears that something personal is waiting for the visitor's consent; `answer` says what they did. The short-video
   * app asks with a window of its own, and a browser asks for each thing by itself: there nobody is heard.
   */
  onNeeded(ask: (answer: (agreed: boolean) => void) => void): void
  /** The platform's page with the terms the operator has registered. */
  openContract(): Promise<Outcome>
}
