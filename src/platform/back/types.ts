import type { Outcome } from '../outcome'

/** Closes the app's own surface: the web view, the messaging app's window, the mini-program. */
export interface Back {
  leave(): Promise<Outcome>
}
