import { t } from '@/locales/t'
import { overlays } from './Overlays'

export type DialogOptions = {
  title?: string
  message?: string
  confirmText?: string
  cancelText?: string
  /** True when the confirmed action destroys something. */
  danger?: boolean
}

/** Dialogs that the user must answer. */
export const dialog = {
  /** True when confirmed, false when cancelled. */
  confirm: (options: DialogOptions): Promise<boolean> =>
    overlays.ask({ cancelText: t('cancel'), confirmText: t('confirm'), ...options }),
  alert: async (options: Omit<DialogOptions, 'cancelText'>): Promise<void> => {
    await overlays.ask({ confirmText: t('confirm'), ...options })
  },
}
