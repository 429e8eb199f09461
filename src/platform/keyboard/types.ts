/** What the on-screen keyboard leaves of the window, in CSS pixels. */
export interface VisibleArea {
  /** How far the window has been pushed up: what is fixed to its top lies this much too high. */
  readonly top: number
  /** What is hidden at the bottom of the window. */
  readonly covered: number
}

export interface Keyboard {
  /** Hears of every change until it is stopped. */
  onChange(run: (area: VisibleArea) => void): () => void
  hide(): void
}
