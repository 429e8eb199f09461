import { MODULE_TYPE, saveContent } from '@quanzi/contract'
import { callOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { dialog } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { text } from './messages'

/** Asks for confirmation and deletes a note. False when it was not deleted. */
export async function removeNote(iid: number, { id, version }: { id: string; version: number }): Promise<boolean> {
  if (!(await dialog.confirm({ message: text('removeAsk'), danger: true }))) return false
  try {
    await callOnce(`note:remove:${id}`, saveContent, (reqId) => ({
      iid,
      reqId,
      moduleType: MODULE_TYPE.note,
      id,
      version,
      status: 'deleted' as const,
    }))
    toast.success(text('removed'))
    return true
  } catch (error) {
    toast.error(errorText(error))
    return false
  }
}
