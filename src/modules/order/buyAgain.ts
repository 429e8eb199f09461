import { buyAgain, ORDER_STATUS, ORDER_TYPE } from '@quanzi/contract'
import { callOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { navigate } from '@/routes/navigate'
import { dialog } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { text } from './messages'

const GOODS: readonly number[] = [ORDER_TYPE.storeGoods, ORDER_TYPE.mallGoods]
/** While an order has one of these statuses, its buyer has other things to do with it. */
const RUNNING: readonly number[] = [ORDER_STATUS.waiting, ORDER_STATUS.paid, ORDER_STATUS.shipped]

/** True for goods that the buyer may want to buy again. */
export const isBoughtAgain = ({
  orderType,
  status,
}: {
  readonly orderType: number
  readonly status: number
}): boolean => GOODS.includes(orderType) && !RUNNING.includes(status) && !(status > 14 && status < 18)

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
