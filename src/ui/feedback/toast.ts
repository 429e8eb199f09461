import { overlays, type ToastPosition } from './Overlays'

export type ToastOptions = {
  /** Milliseconds; 2000, or 600 for an error. */
  duration?: number
  position?: ToastPosition
}

/** A short word to the user. It never takes a tap away and needs no answer. */
export const toast = {
  show: (text: string, { duration = 2000, position = 'middle' }: ToastOptions = {}) =>
    overlays.showToast({ text, tone: 'plain', position }, duration),
  success: (text: string, { duration = 2000, position = 'middle' }: ToastOptions = {}) =>
    overlays.showToast({ text, tone: 'success', position }, duration),
  error: (text: string, { duration = 600, position = 'middle' }: ToastOptions = {}) =>
    overlays.showToast({ text, tone: 'error', position }, duration),
}
