import { errorText } from '@/locales/errorText'
import type { ScreenState } from './ScreenState'

/** Errors that a retry cannot change; the frame then offers the way back. */
const FINAL: readonly unknown[] = ['PARAM', 'NOTFOUND', 'DENIED', 'NOTDISTRIBUTOR']

const isFinal = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'errorName' in error && FINAL.includes(error.errorName)

const isOffline = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'offline' in error && error.offline === true

/** The error state of a screen that can be loaded again: by a tap, or automatically when the network is back. */
export const retryState = (error: unknown, onRetry: () => void): ScreenState => ({
  kind: 'error',
  message: errorText(error),
  onRetry,
  ...(isOffline(error) ? { offline: true } : {}),
})

/** The state of a screen whose content failed to load. */
export const failedState = (error: unknown, onRetry: () => void): ScreenState =>
  isFinal(error) ? { kind: 'error', message: errorText(error) } : retryState(error, onRetry)
