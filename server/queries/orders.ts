import type {
  OrderAction,
  OrderDetail,
  OrderPage,
  OrderRefund,
  OrderRow,
  Person,
  SupplyChainRow,
  UseCode,
} from '@quanzi/contract'
import { allowedMoves, itemOfRoute, orderTypeFacts, resolve } from '@quanzi/contract'
import { staffRights } from '../gateway/access'
import { CallError } from '../gateway/CallError'
import type { Context } from '../gateway/Context'
import type { Chain, Order } from '../orders/OrderTypeRules'
import { expireOrders } from '../orders/refunds'
import { lifeOf } from '../orders/typeRules'
import { personToAsk } from './personToAsk'

export type Viewer = 'buyer' | 'staff'

const stageOf = (order: Order) => orderTypeFacts(order.order_type)?.fulfilment ?? 'wait'

/** The order and who is looking: its buyer, or staff with the right `order` or `scan`. */
export async function viewedOrder(ctx: Context, orderId: string): Promise<{ order: Order; viewer: Viewer }> {
  await expireOrders(ctx.db, ctx.clock(), orderId)
  const order = await ctx.db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .where('iid', '=', ctx.iid)
    .executeTakeFirst()
  if (!order) throw new CallError('NOTFOUND')
  if (order.user_id === ctx.me.user_id) return { order, viewer: 'buyer' }
  const rights = await staffRights(ctx)
  if (rights.includes('order') || rights.includes('scan')) return { order, viewer: 'staff' }
  throw new CallError('DENIED')
}

const WORD: Readonly<Record<string, OrderAction>> = { '1>3': 'cancel', '12>13': 'receive' }

/** What the viewer may do now, from the table of moves. */
function actionsOf(
  order: Order,
  chains: readonly Pick<Chain, 'status' | 'prior_status'>[],
  viewer: Viewer,
): OrderAction[] {
  const actions = new Set<OrderAction>()
  if (viewer === 'buyer' && order.status === 1) actions.add('pay')
  const states = order.status === 1 ? [{ status: 1, prior_status: null }] : chains
  for (const { status, prior_status } of states) {
    for (const { move, to } of allowedMoves(
      { status, orderType: order.order_type, priorStatus: prior_status },
      viewer,
    )) {
      const back = move.to === 'back'
      const word = WORD[`${move.from}>${to}`]
      if (move.means === 'ship') actions.add('ship')
      else if (move.means === 'comment') actions.add('comment')
      else if (move.means === 'return') actions.add('returnParcel')
      else if (move.means !== 'update') continue
      else if (word) actions.add(word)
      else if (back) actions.add(viewer === 'buyer' ? 'withdrawRefund' : 'rejectRefund')
      else if (to === 15) actions.add('refund')
      else if (to === 4) actions.add('close')
      else if (to === 16) actions.add('askReturn')
      else if (to === 18) actions.add('approveRefund')
    }
    if (viewer === 'buyer' && status === 11 && stageOf(order) === 'use') actions.add('use')
    if (status === 12) actions.add('track')
  }
  if (stageOf(order) !== 'ship') actions.delete('ship')
  return [...actions]
}

const STATUSES: Readonly<Record<number, readonly number[]>> = {
  15: [15, 16, 17, 18],
  13: [13],
  12: [12],
  11: [11],
  1: [1],
}

/** The statuses that a tab of a list stands for: 0 is all, 15 all refunds; null leaves them open. */
export const statusesOf = (status: number): readonly number[] | null =>
  status === 0 ? null : (STATUSES[status] ?? [status])

/** A page of one's own orders. */
export async function ownOrders(
  ctx: Context,
  wish: { status: number; pageNumber: number; pageSize: number },
): Promise<OrderPage> {
  const statuses = statusesOf(wish.status)
  const own = ctx.db
    .selectFrom('orders')
    .where('iid', '=', ctx.iid)
    .where('user_id', '=', ctx.me.user_id)
    .$if(statuses !== null, (q) => q.where('status', 'in', [...(statuses ?? [])]))
  const now = ctx.clock()
  for (const late of await ctx.db
    .selectFrom('orders')
    .select('id')
    .where('iid', '=', ctx.iid)
    .where('user_id', '=', ctx.me.user_id)
    .where('status', '=', 1)
    .where('expire_at', '<=', now)
    .execute())
    await expireOrders(ctx.db, now, late.id)
  const all = await own.select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirstOrThrow()
  const offset = (wish.pageNumber - 1) * wish.pageSize
  const rows = await own
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(wish.pageSize)
    .offset(offset)
    .execute()
  const list = await orderRows(ctx, rows, 'buyer')
  return { list, total: Number(all.n), hasMore: offset + list.length < Number(all.n) }
}

/** Orders as rows of a list, with what the viewer may do. */
export async function orderRows(ctx: Context, rows: readonly Order[], viewer: Viewer): Promise<OrderRow[]> {
  const chains = rows.length
    ? await ctx.db
        .selectFrom('order_chain')
        .select(['order_id', 'status', 'prior_status'])
        .where(
          'order_id',
          'in',
          rows.map((row) => row.id),
        )
        .execute()
    : []
  return rows.map(
    (order): OrderRow => ({
      gid: order.id,
      orderType: order.order_type,
      title: order.title,
      img: order.img,
      num: order.num,
      payable: order.payable,
      status: order.status,
      stage: stageOf(order),
      createdAt: order.created_at,
      expireAt: order.status === 1 ? order.expire_at : null,
      actions: actionsOf(
        order,
        chains.filter((chain) => chain.order_id === order.id),
        viewer,
      ),
    }),
  )
}

export const supplyRow = (chain: Chain, supplier: string): SupplyChainRow => ({
  id: String(chain.id),
  key: chain.target_id,
  supplier,
  title: chain.title,
  num: chain.num,
  paid: chain.paid,
  status: chain.status,
  company: chain.company,
  transportNumber: chain.transport_number,
})

export const chainsOf = (ctx: Context, orderId: string): Promise<Chain[]> =>
  ctx.db.selectFrom('order_chain').selectAll().where('order_id', '=', orderId).orderBy('id').execute()

/** The tenant's name as supplier. */
export const supplierName = async (ctx: Context, iid: number): Promise<string> =>
  (await ctx.db.selectFrom('tenants').select('name').where('iid', '=', iid).executeTakeFirst())?.name ?? ''

async function nickNameOf(ctx: Context, userId: number): Promise<string> {
  const { iid, db } = ctx
  const row = await db
    .selectFrom('member')
    .select('nick_name')
    .where('iid', '=', iid)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.nick_name ?? ''
}

const maskCode = (code: string) => `${'*'.repeat(Math.max(0, code.length - 2))}${code.slice(-2)}`

/** Use codes; in clear to the buyer only. */
export async function useCodes(ctx: Context, orderId: string, viewer: Viewer): Promise<UseCode[]> {
  const rows = await ctx.db
    .selectFrom('order_code as c')
    .innerJoin('order_chain as k', 'k.id', 'c.chain_id')
    .select(['c.code', 'c.title', 'c.used_at'])
    .where('k.order_id', '=', orderId)
    .where('c.void', '=', false)
    .orderBy('c.code')
    .execute()
  return rows.map((row) => ({
    code: viewer === 'buyer' ? row.code : maskCode(row.code),
    name: row.title,
    used: row.used_at !== null,
    usedAt: row.used_at,
  }))
}

async function refundOf(ctx: Context, chains: readonly Chain[]): Promise<OrderRefund | null> {
  const chain = chains.find((one) => one.status >= 15 && one.status <= 18)
  if (!chain) return null
  const done = await ctx.db.selectFrom('refund').select('amount').where('chain_id', '=', chain.id).executeTakeFirst()
  const states = { 15: 'requested', 16: 'returning', 17: 'returned', 18: 'done' } as const
  return {
    amount: done?.amount ?? Math.floor((chain.paid * (chain.refund_share ?? 100)) / 100),
    state: states[chain.status as 15 | 16 | 17 | 18],
    remark: chain.remark,
    at: chain.moved_at,
    ems: chain.refund_ems,
  }
}

/** The buyer asks who offers it; staff, who sell it, ask the buyer. */
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

/** The whole order for its buyer or seller. */
export async function orderDetail(ctx: Context, orderId: string): Promise<OrderDetail> {
  const { order, viewer } = await viewedOrder(ctx, orderId)
  const manages = viewer === 'buyer' || (await staffRights(ctx)).includes('order')
  const chains = await chainsOf(ctx, orderId)
  const supplier = await supplierName(ctx, order.iid)
  const payment = await ctx.db
    .selectFrom('payment')
    .select('trade_no')
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
    tradeNo: payment?.trade_no ?? '',
    remark: order.remark,
    target: lifeOf(order.order_type).target(order),
    targetId: order.keys,
    role: viewer,
    ...(viewer === 'staff' ? { buyer: await nickNameOf(ctx, order.user_id) } : {}),
    contact: await contactOf(ctx, order, viewer),
    actions: manages ? actionsOf(order, chains, viewer) : [],
  }
}
