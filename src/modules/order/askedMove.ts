import { errorText } from '@/locales/errorText'
import { dialog } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { text } from './messages'

interface AskedMove {
  readonly title?: string
  readonly message: string
  readonly act: () => Promise<unknown>
  /** Message after success. */
  readonly said: string
}

/** Moves an order after a confirmation. Calls `changed` unless the user declined. */
export async function askedMove({ act, said, ...question }: AskedMove, changed: () => unknown): Promise<void> {
  if (!(await dialog.confirm({ ...question, cancelText: text('keepOrder') }))) return
  try {
    await act()
    toast.success(said)
  } catch (error) {
    toast.error(errorText(error))
  }
  await changed()
}
