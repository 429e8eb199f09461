import { build, formatYuan, ORDER_STATUS, type OrderActor } from '@quanzi/contract'
import type { Worded } from '../call/reasons'
import type { Db } from '../db/schema'
import { tellMember } from '../notices/tellMember'
import type { Chain, Order } from './OrderTypeRules'
import type { Parts } from './refundParts'

const { received, refundRequested, returnAwaited, refunded } = ORDER_STATUS

/** Tells the buyer of an order something about it, once per key; the notice opens the order. */
export async function tellBuyer(
  db: Db,
  { iid, id: gid, user_id: userId }: Pick<Order, 'iid' | 'id' | 'user_id'>,
  { text, key, at }: { readonly text: Worded; readonly key: string; readonly at: number },
): Promise<void> {
  await tellMember(db, { iid, clock: () => at }, { userId, text, key, path: build('order.detail', { iid, gid }) })
}

interface Decision {
  readonly actor: OrderActor
  readonly at: number
  readonly remark?: string | undefined
}

/** Tells the buyer what others, or time, have decided about the refund of a line; of money in every case. */
export async function tellOfRefund(
  db: Db,
  order: Order,
  { id, title, status: from, refund_share }: Chain,
  to: number,
  { actor, at, remark }: Decision,
  parts: Parts,
): Promise<void> {
  const tell = (text: Worded) => tellBuyer(db, order, { text, key: `refund-${id}-${to}-${at}`, at })
  const amount = parts.cash + parts.wallet
  if (to === refunded && (amount > 0 || refund_share === null)) return await tell(paidBack(title, parts))
  if (actor === 'buyer') return
  if (to === returnAwaited)
    return await tell({
      zh: `「${title}」的退货申请已通过，请在7天内寄回并填写单号`,
      en: `Your return of “${title}” was approved. Send it back and enter the parcel number within 7 days`,
    })
  // Before a request stood one of the smaller numbers.
  if ((from !== refundRequested && from !== returnAwaited) || to > received) return
  return await tell(
    actor === 'system'
      ? {
          zh: `「${title}」没有在7天内寄回，退款申请已关闭`,
          en: `“${title}” was not sent back within 7 days, so the refund request was closed`,
        }
      : {
          zh: `「${title}」的退款申请未通过：${remark ?? ''}`,
          en: `The refund of “${title}” was declined: ${remark ?? ''}`,
        },
  )
}

function paidBack(title: string, { cash, wallet }: Parts): Worded {
  const amount = formatYuan(cash + wallet)
  if (cash + wallet === 0) return { zh: `「${title}」的退款申请已通过`, en: `The refund of “${title}” was approved` }
  const [byChannel, byWallet] = [formatYuan(cash), formatYuan(wallet)]
  const [zh, en] =
    wallet === 0
      ? ['原路退回，1–3天到账', 'It will be refunded to your original payment method in 1–3 days']
      : cash === 0
        ? ['已退回余额', 'It is in your balance']
        : [
            `余额 ¥${byWallet}，原路 ¥${byChannel}，1–3天到账`,
            `¥${byWallet} to your balance, ¥${byChannel} the way it was paid, in 1–3 days`,
          ]
  return { zh: `「${title}」已退款 ¥${amount}：${zh}`, en: `¥${amount} refunded for “${title}”. ${en}` }
}

/** Tells the buyer that a payment came when the order waited no longer. */
export const tellOfLateMoney = (db: Db, order: Order, tradeNo: string, amount: number, at: number): Promise<void> =>
  tellBuyer(db, order, {
    text: {
      zh: `订单「${order.title}」关闭后收到你的付款 ¥${formatYuan(amount)}，将原路退回，1–3天到账`,
      en: `Your payment of ¥${formatYuan(amount)} for “${order.title}” came after the order had closed. It will be refunded to your original payment method in 1–3 days`,
    },
    key: `late-${tradeNo}`,
    at,
  })
