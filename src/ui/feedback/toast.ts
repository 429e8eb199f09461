import { ERROR_TOAST_MS, TOAST_MS } from '@/platform/dialog/toastTimes'
import { overlays, type ToastNote, type ToastPosition } from './Overlays'

export type ToastOptions = { position?: ToastPosition }

const say =
  (tone: ToastNote['tone'], duration: number) =>
  (text: string, { position = 'middle' }: ToastOptions = {}) =>
    overlays.showToast({ text, tone, position }, duration)

/**
 * A short word to the user. It never takes a tap away and needs no answer. How long it stays is the documents' to say
 * (admissions-and-regions §9); what takes longer to read, or tells the user what to do, is no error.
 */
export const toast = {
  show: say('plain', TOAST_MS),
  success: say('success', TOAST_MS),
  error: say('error', ERROR_TOAST_MS),
}
