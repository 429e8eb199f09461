import type { Outcome } from '../outcome'

export interface Scan {
  /** Text of a QR or bar code. A screen that scans also takes the code typed. */
  scan(): Promise<Outcome<string>>
}
