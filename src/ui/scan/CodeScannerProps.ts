/** A camera that stays open and reads QR codes, one after another. */
export interface CodeScannerProps {
  readonly id: string
  /** What it is, for readers. */
  readonly label: string
  readonly torch: boolean
  /** Each code that is seen; the same one again and again while it is held before the camera. */
  readonly onCode: (text: string) => void
  /** There is no camera, or the user does not allow it: codes are then typed, or read by the platform's scanner. */
  readonly onFailed: () => void
}
