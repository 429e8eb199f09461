import { ORDER_TYPE, type OrderDetail } from '@quanzi/contract'
import { navigate } from '@/routes/navigate'
import { openPath } from '@/routes/openPath'

/** Opens the checkout of a deposit's balance; of a pre-sale its page, which says whether enough have ordered. */
export async function payBalance(iid: number, { gid, orderType, target }: OrderDetail): Promise<void> {
  if (orderType === ORDER_TYPE.deposit) return await navigate('pay.advance1', { iid, depositOrderId: gid })
  await openPath(target)
}
