/** The part of the window that the on-screen keyboard leaves visible, in CSS pixels. */
export interface VisibleArea {
  /** Distance by which the window has moved up. Elements fixed to its top are too high by this much. */
  readonly top: number
  /** Height of the hidden part at the bottom of the window. */
  readonly covered: number
}

export interface Keyboard {
  /** Calls `run` at every change, until the returned function is called. */
  onChange(run: (area: VisibleArea) => void): () => void
  hide(): void
}
