import type { Outcome } from '../outcome'

export interface Scan {
  /** Returns the text of a QR code or bar code. A screen that scans must also accept the code typed by hand. */
  scan(): Promise<Outcome<string>>
}
