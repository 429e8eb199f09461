import { build, formatYuan, type OrderCreated } from '@quanzi/contract'
import { staffRights } from '../../call/access'
import { actingFor } from '../../call/actingFor'
import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { findMember } from '../../identity/sessions'
import { tellMember } from '../../notices/tellMember'
import type { CreateWish } from '../../trade/CreateWish'
import { placeOrder } from '../../trade/createOrder'

/**
 * Staff with the right `order` place an order for another member of the tenant, who is told, sees it among their own
 * orders and pays for it. Their coupons and coins are not for staff to spend, and the staff's link does not lock them.
 */
export async function orderForAnother(ctx: Context, userId: number, wish: CreateWish): Promise<OrderCreated> {
  if (!(await staffRights(ctx)).includes('order')) throw new CallError('DENIED')
  const { couponIds, useCoin } = wish.discounts
  if (couponIds.length > 0 || useCoin) throw new CallError('DENIED')
  const buyer = await findMember(ctx.db, userId, ctx.iid)
  if (!buyer) throw new CallError('NOTFOUND')
  const order = await placeOrder(actingFor(ctx, buyer), { ...wish, multiDisKey: undefined })
  if (order.again) return order
  const text =
    order.payable > 0
      ? {
          zh: `工作人员为你下了一笔订单，请在30分钟内支付 ¥${formatYuan(order.payable)}。`,
          en: `Our staff placed an order for you. Please pay ¥${formatYuan(order.payable)} within 30 minutes.`,
        }
      : { zh: '工作人员为你下了一笔订单。', en: 'Our staff placed an order for you.' }
  const path = build('order.detail', { iid: ctx.iid, gid: order.gid })
  await tellMember(ctx.db, ctx, { userId, text, key: `order for another:${order.gid}`, path })
  return order
}
