import type { OrderDetail, OrderRefund, Person } from '@quanzi/contract'
import { itemOfRoute, resolve } from '@quanzi/contract'
import { staffRights } from '../../call/access'
import type { Context } from '../../call/Context'
import { personToAsk } from '../../identity/personToAsk'
import { findMember } from '../../identity/sessions'
import type { Chain, Order } from '../../trade/OrderTypeRules'
import { actionsOf, stageOf, type Viewer } from '../../trade/orderActions'
import { lifeOf } from '../../trade/orderTypes'
import { refundAmount } from '../../trade/refundChain'
import { refundOffer } from '../../trade/refundOffer'
import { supplierName, supplyRow, useCodes, viewedOrder } from '../../trade/viewedOrder'
import { orderEvent } from './orderEvent'

/** The whole order for its buyer or seller. */
export async function orderDetail(ctx: Context, orderId: string): Promise<OrderDetail> {
  const { order, chains, viewer } = await viewedOrder(ctx, orderId)
  const manages = viewer === 'buyer' || (await staffRights(ctx)).includes('order')
  const supplier = await supplierName(ctx, order.iid)
  const payment = await ctx.db
    .selectFrom('payment')
    .select('trade_no')
    .where('iid', '=', order.iid)
    .where('order_id', '=', orderId)
    .where('status', 'in', ['paid', 'open'])
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return {
    gid: order.id,
    orderType: order.order_type,
    status: order.status,
    stage: stageOf(order),
    title: order.title,
    img: order.img,
    lines: order.lines,
    chains: chains.map((chain) => supplyRow(chain, supplier)),
    priceParts: order.parts,
    payable: order.payable,
    expireAt: order.status === 1 ? order.expire_at : null,
    createdAt: order.created_at,
    paidAt: order.paid_at,
    address: order.address,
    codes: await useCodes(ctx, orderId, viewer),
    refund: await refundOf(ctx, chains),
    refundOffer: viewer === 'buyer' ? await refundOffer(ctx.db, order, chains, ctx.clock()) : null,
    tradeNo: payment?.trade_no ?? '',
    remark: order.remark,
    target: lifeOf(order.order_type).target(order),
    targetId: order.keys,
    role: viewer,
    ...(viewer === 'staff' ? { buyer: (await findMember(ctx.db, order.user_id, ctx.iid))?.nick_name ?? '' } : {}),
    contact: await contactOf(ctx, order, viewer),
    event: await orderEvent(ctx.db, order),
    actions: manages ? actionsOf(order, chains, viewer) : [],
  }
}

async function refundOf(ctx: Context, chains: readonly Chain[]): Promise<OrderRefund | null> {
  const chain = chains.find((one) => one.status >= 15 && one.status <= 18)
  if (!chain) return null
  const done = await ctx.db
    .selectFrom('refund')
    .select('amount')
    .where('iid', '=', chain.iid)
    .where('chain_id', '=', chain.id)
    .executeTakeFirst()
  const states = { 15: 'requested', 16: 'returning', 17: 'returned', 18: 'done' } as const
  return {
    amount: done?.amount ?? refundAmount(chain),
    state: states[chain.status as 15 | 16 | 17 | 18],
    remark: chain.remark,
    at: chain.moved_at,
    ems: chain.refund_ems,
  }
}

/** The buyer's contact is the item's owner; the staff's contact is the buyer. */
async function contactOf(ctx: Context, order: Order, viewer: Viewer): Promise<Person | null> {
  if (viewer === 'staff') return await personToAsk(ctx.db, order.iid, order.user_id)
  const route = resolve(lifeOf(order.order_type).target(order))
  const item = route && itemOfRoute(route)
  if (!item) return null
  const offered = await ctx.db
    .selectFrom('content')
    .select('author_id')
    .where('id', '=', item.id)
    .where('iid', '=', order.iid)
    .where('module_type', '=', item.moduleType)
    .executeTakeFirst()
  return offered ? await personToAsk(ctx.db, order.iid, offered.author_id) : null
}
