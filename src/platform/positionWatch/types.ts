import type { Outcome } from '../outcome'

/** A position of a moving phone, in GCJ-02. */
export interface Fix {
  readonly lat: number
  readonly lng: number
  /** Metres. */
  readonly accuracy: number
  /** Metres above the sea; null where the phone does not know it. */
  readonly altitude: number | null
  /** By the phone's clock, in ms. */
  readonly at: number
}

export interface PositionWatch {
  /**
   * Follows the phone until the returned function is called. `background`: true where the platform goes on while the
   * phone is locked; else the app must stay in front.
   */
  start(
    onFix: (fix: Fix) => void,
    onFault: (reason: 'denied' | 'failed') => void,
  ): Promise<Outcome<{ readonly stop: () => void; readonly background: boolean }>>
}
