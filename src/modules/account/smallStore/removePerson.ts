import { deleteStoreMember, type StoreMember } from '@quanzi/contract'
import { callOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { dialog } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { text } from './messages'

/** Asks, and removes a consult or a recipient of the own store. */
export async function removePerson(iid: number, question: string, { id }: StoreMember): Promise<void> {
  const words = { title: question, confirmText: text('remove'), cancelText: text('cancel'), danger: true }
  if (!(await dialog.confirm(words))) return
  try {
    await callOnce(`store:remove:${id}`, deleteStoreMember, (reqId) => ({ iid, reqId, id }))
  } catch (error) {
    toast.error(errorText(error))
  }
}
