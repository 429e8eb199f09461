import { errorText } from '@/locales/errorText'
import type { ScreenState } from './ScreenState'

/** Errors that a retry cannot change; the frame then offers the way back. */
const FINAL: readonly unknown[] = ['PARAM', 'NOTFOUND', 'DENIED']

const isFinal = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'errorName' in error && FINAL.includes(error.errorName)

/** The state of a screen whose content failed to load. */
export const failedState = (error: unknown, onRetry: () => void): ScreenState => ({
  kind: 'error',
  message: errorText(error),
  ...(isFinal(error) ? {} : { onRetry }),
})
