/** The state of a screen. A store has one of these; the frame renders all of them except `ready`. */
export type ScreenState =
  | { kind: 'loading' }
  /** Without `onRetry` the screen offers the way back. */
  | { kind: 'error'; message?: string; onRetry?: () => void }
  | { kind: 'empty'; drawing?: 'locked'; message?: string; actionText?: string; onAction?: () => void }
  | { kind: 'ready' }

/** The end of a list that loads page by page. */
export type MoreState = 'idle' | 'loading' | 'failed' | 'end'

export const screenLoading: ScreenState = { kind: 'loading' }
export const screenReady: ScreenState = { kind: 'ready' }
