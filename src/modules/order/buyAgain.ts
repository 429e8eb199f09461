import { buyAgain } from '@quanzi/contract'
import { callOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { navigate } from '@/routes/navigate'
import { dialog } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { text } from './messages'

/** Puts the goods that are still on sale into the cart, names the others, and opens the cart. */
export async function addAgain(iid: number, orderId: string): Promise<void> {
  try {
    const { source, added, missing } = await callOnce(`again:${orderId}`, buyAgain, (reqId) => ({
      iid,
      reqId,
      orderId,
    }))
    if (missing.length > 0)
      await dialog.alert({ title: text(added > 0 ? 'againSome' : 'againNone'), message: missing.join('\n') })
    if (added > 0) await navigate(source === 'mall' ? 'mall.cart' : 'store.cart', { iid })
  } catch (error) {
    toast.error(errorText(error))
  }
}
