/** What a screen shows. A store answers one of these; the frame draws everything but `ready`. */
export type ScreenState =
  | { kind: 'loading' }
  /** Without a retry the way back is offered. */
  | { kind: 'error'; message?: string; onRetry?: () => void }
  | { kind: 'empty'; drawing?: 'locked'; message?: string; actionText?: string; onAction?: () => void }
  | { kind: 'ready' }

/** What stands below a list that loads by pages. */
export type MoreState = 'idle' | 'loading' | 'failed' | 'end'

export const screenLoading: ScreenState = { kind: 'loading' }
export const screenReady: ScreenState = { kind: 'ready' }
