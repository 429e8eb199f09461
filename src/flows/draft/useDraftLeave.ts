import { useLeaveAsk } from '@/flows/useLeaveAsk'
import { text } from './messages'

/** Asks before the visitor leaves a form with something typed that is not saved. For the frame's step back. */
export const useDraftLeave = (form: { readonly isUnsaved: boolean }): (() => void) =>
  useLeaveAsk(form.isUnsaved, {
    message: text('leaveAsk'),
    confirmText: text('leave'),
    cancelText: text('stay'),
  })
