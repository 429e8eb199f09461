export interface Awake {
  /** Keeps the screen on until the returned function is called. */
  keep(): () => void
}
