import type { OrderAction, OrderActor, OrderDetail, OrderStep, Person } from '@quanzi/contract'
import { itemOfRoute, ORDER_STATUS, paidPart, resolve } from '@quanzi/contract'
import { type Asker, memberOf } from '../../call/Asker'
import { rightsOf } from '../../call/access'
import type { Db } from '../../db/schema'
import { personToAsk } from '../../identity/personToAsk'
import { findMember } from '../../identity/sessions'
import { owedBalance } from '../../trade/deposits'
import { lateMoney } from '../../trade/lateMoney'
import type { Order } from '../../trade/OrderTypeRules'
import { actionsOf, stageOf, type Viewer, withoutDecisions } from '../../trade/orderActions'
import { orderDueAt } from '../../trade/orderDueAt'
import { lifeOf } from '../../trade/orderTypes'
import { refundOffer } from '../../trade/refundOffer'
import { supplyRows } from '../../trade/supplyRows'
import { useCodes, type ViewedOrder, viewedOrder } from '../../trade/viewedOrder'
import { ownShare } from '../buyShare/public'
import { orderEvent } from './orderEvent'

/** The whole order for its buyer or seller; for a supplier only the supplied part. */
export async function orderDetail(db: Db, asker: Asker, orderId: string): Promise<OrderDetail> {
  const viewed = await viewedOrder(db, asker, orderId)
  const { order, chains, viewer, due } = viewed
  const supplies = viewer === 'supplier'
  const manages = viewer === 'buyer' || (await rightsOf(db, memberOf(asker))).includes('order')
  const rows = await supplyRows(db, order, chains, viewer)
  const share = viewer === 'buyer' ? await ownShare(db, order, asker.at) : undefined
  const life = lifeOf(order.order_type)
  const isOpen = viewer === 'buyer' && chains.some(({ hold }) => hold === 'deposit')
  const owes = isOpen && ((await life.owesBalance?.(db, order, asker.at)) ?? true)
  const balance = owes ? await owedBalance(db, order, asker.at) : undefined
  const part = paidPart(order.order_type, order.property2)
  const mayReturn = (await life.mayReturn?.(db, order)) ?? true
  const late = supplies ? null : await lateMoney(db, order)
  // Who buys here may be staff of a supplier there: somebody else decides about the refund.
  const isOwn = order.user_id === asker.member?.user_id
  const offered = (actions: readonly OrderAction[]) => (manages ? (isOwn ? withoutDecisions(actions) : actions) : [])
  return {
    gid: order.id,
    orderType: order.order_type,
    status: order.status,
    stage: stageOf(order),
    title: order.title,
    img: order.img,
    lines: order.lines,
    chains: rows.map((row) => ({ ...row, actions: offered(row.actions) })),
    priceParts: order.parts,
    payable: order.payable,
    expireAt: order.status === 1 ? order.expire_at : null,
    createdAt: order.created_at,
    paidAt: order.paid_at,
    address: order.address,
    codes: await useCodes(db, viewed),
    refund: rows.find(({ refund }) => refund !== null)?.refund ?? null,
    ...(late ? { late } : {}),
    events: [...(await stepsOf(db, viewed)), ...due],
    dueAt: orderDueAt(order, chains),
    ...(share ? { buyShare: share } : {}),
    refundOffer: viewer === 'buyer' ? await refundOffer(db, order, chains, asker.at) : null,
    ...(balance ? { balance } : {}),
    ...(part ? { part } : {}),
    tradeNo: supplies ? '' : await tradeNoOf(db, order),
    remark: order.remark,
    target: supplies ? '' : life.target(order),
    targetId: order.keys,
    role: viewer,
    ...(viewer === 'staff' ? { buyer: (await findMember(db, order.user_id, asker.iid))?.nick_name ?? '' } : {}),
    contact: supplies ? null : await contactOf(db, order, viewer),
    event: await orderEvent(db, order),
    actions: offered(actionsOf(order, chains, viewer)).filter((action) => action !== 'refund' || mayReturn),
  }
}

/** The channel's number of the latest valid payment. */
async function tradeNoOf(db: Db, { iid, id }: Order): Promise<string> {
  const payment = await db
    .selectFrom('payment')
    .select('trade_no')
    .where('iid', '=', iid)
    .where('order_id', '=', id)
    .where('status', 'in', ['paid', 'open'])
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return payment?.trade_no ?? ''
}

/** The order's steps, oldest first; for a supplier only the payment and the steps of its own lines. */
async function stepsOf(db: Db, { order: { iid, id }, chains, viewer }: ViewedOrder): Promise<OrderStep[]> {
  const rows = await db
    .selectFrom('order_event')
    .select(['at', 'chain_id', 'from_status', 'to_status', 'actor', 'remark'])
    .where('iid', '=', iid)
    .where('order_id', '=', id)
    .$if(viewer === 'supplier', (q) =>
      q.where(({ or, and, eb }) =>
        or([
          eb(
            'chain_id',
            'in',
            chains.map((chain) => chain.id),
          ),
          and([eb('chain_id', 'is', null), eb('to_status', '=', ORDER_STATUS.paid)]),
        ]),
      ),
    )
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    at: row.at,
    chainId: row.chain_id === null ? null : String(row.chain_id),
    from: row.from_status,
    to: row.to_status,
    actor: row.actor as OrderActor,
    remark: row.remark,
  }))
}

/** The buyer's contact is the item's owner; the staff's contact is the buyer. */
async function contactOf(db: Db, order: Order, viewer: Viewer): Promise<Person | null> {
  if (viewer === 'staff') return await personToAsk(db, order.iid, order.user_id)
  const route = resolve(lifeOf(order.order_type).target(order))
  const item = route && itemOfRoute(route)
  if (!item) return null
  const offered = await db
    .selectFrom('content')
    .select('author_id')
    .where('id', '=', item.id)
    .where('iid', '=', order.iid)
    .where('module_type', '=', item.moduleType)
    .executeTakeFirst()
  return offered ? await personToAsk(db, order.iid, offered.author_id) : null
}
