import { ERROR_TOAST_MS, TOAST_MS } from '@/platform/dialog/toastTimes'
import { overlays, type ToastNote, type ToastPosition } from './Overlays'

export type ToastOptions = { position?: ToastPosition }

const say =
  (tone: ToastNote['tone'], duration: number) =>
  (text: string, { position = 'middle' }: ToastOptions = {}) =>
    overlays.showToast({ text, tone, position }, duration)

/**
 * A short message. It never catches taps and needs no answer. The documents define its duration
 * (admissions-and-regions §9). A text that takes longer to read, or tells the user what to do, is not an error toast.
 */
export const toast = {
  show: say('plain', TOAST_MS),
  success: say('success', TOAST_MS),
  error: say('error', ERROR_TOAST_MS),
}
