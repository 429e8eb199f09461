/** The state of a screen. A store has one of these; the frame renders all of them except `ready`. */
export type ScreenState =
  | { kind: 'loading' }
  /**
   * `offline`: the frame retries automatically when the network is back. Without `onRetry` the frame offers the way
   * back.
   */
  | { kind: 'error'; message?: string; onRetry?: () => void; offline?: boolean }
  | { kind: 'empty'; drawing?: 'locked'; message?: string; actionText?: string; onAction?: () => void }
  | { kind: 'ready' }

/** The end of a list that loads page by page. */
export type MoreState = 'idle' | 'loading' | 'failed' | 'end'

export const screenLoading: ScreenState = { kind: 'loading' }
export const screenReady: ScreenState = { kind: 'ready' }
