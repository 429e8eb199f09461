/** The screen as something that a camera reads, and the phone as something that is felt. */
export interface Display {
  /** Makes the screen as bright as it can be, and keeps it on, until the returned function is called. */
  brighten(): () => void
  /** Shakes the phone once; `long` for something that must not be overlooked. */
  vibrate(kind: 'short' | 'long'): void
}
