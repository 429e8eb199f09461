import type { OrderActor, OrderMoved } from '@quanzi/contract'
import { decideMove, ORDER_STATUS, orderStatusOf } from '@quanzi/contract'
import { staffRights } from '../call/access'
import { CallError } from '../call/CallError'
import type { Context } from '../call/Context'
import { refuseOwn } from '../call/refuseOwn'
import { within } from '../call/within'
import type { Db } from '../db/schema'
import { withTransaction } from '../db/withTransaction'
import { closeUnpaid } from './closeUnpaid'
import { takeBackDeposit } from './deposits'
import { type Mover, moveChain } from './moveChain'
import type { Chain, Order } from './OrderTypeRules'
import { openForTenant } from './openForTenant'
import { lifeOf } from './orderTypes'
import { buyersShare } from './refundOffer'
import { timedChain } from './timedOrder'

export interface StatusWish {
  readonly orderId: string
  readonly status: number
  readonly chainIds?: readonly string[] | undefined
  readonly remark?: string | undefined
  /** For a request for a refund: addresses of the buyer's own pictures. */
  readonly imgs?: readonly string[] | undefined
}

/** `/h5/order/update/status`: the documents' moves, each by compare-and-set (screens-commerce §3.2). */
export async function changeStatus(ctx: Context, wish: StatusWish): Promise<OrderMoved> {
  return await withTransaction(ctx.db, async (db) => {
    const { order, chains, supplies } = await openForTenant(db, ctx, wish.orderId, 'order')
    const actor = supplies ? 'seller' : await actorOf(within(ctx, db), order, wish.status)
    const mover: Mover = { actor, means: 'update', at: ctx.clock(), remark: wish.remark }
    if (order.status !== ORDER_STATUS.waiting) await moveChains(within(ctx, db), order, chains, mover, wish)
    else if (wish.status !== order.status) await closeUnpaid(db, order, wish.status, mover)
    // A request whose amount is settled continues by itself.
    const now = await openForTenant(db, ctx, wish.orderId, 'order')
    return {
      status: supplies ? orderStatusOf(now.chains.map((chain) => chain.status)) : now.order.status,
      chains: now.chains.map((chain) => ({ id: String(chain.id), status: chain.status })),
    }
  })
}

/** `/v2/order/refund`: only the buyer may ask, even when the buyer is also staff. */
export async function askRefund(ctx: Context, wish: Omit<StatusWish, 'status'>): Promise<OrderMoved> {
  const order = await ctx.db
    .selectFrom('orders')
    .select('user_id')
    .where('iid', '=', ctx.iid)
    .where('id', '=', wish.orderId)
    .executeTakeFirst()
  if (!order) throw new CallError('NOTFOUND')
  if (order.user_id !== ctx.me.user_id) throw new CallError('DENIED')
  return await changeStatus(ctx, { ...wish, status: ORDER_STATUS.refundRequested })
}

async function actorOf(ctx: Context, order: Order, to: number): Promise<OrderActor> {
  const isStaff = (await staffRights(ctx)).includes('order')
  const isBuyer = order.user_id === ctx.me.user_id
  if (isStaff && (!isBuyer || to === 4 || to === 16 || to === 18)) return 'staff'
  if (isBuyer) return 'buyer'
  throw new CallError('DENIED')
}

async function moveChains(
  ctx: Context,
  order: Order,
  chains: readonly Chain[],
  mover: Mover,
  wish: StatusWish,
): Promise<void> {
  const { db } = ctx
  const asks = wish.status === ORDER_STATUS.refundRequested
  const mayReturn = !asks || ((await lifeOf(order.order_type).mayReturn?.(db, order)) ?? true)
  if (!mayReturn) throw new CallError('ORDERSTATE')
  const moving = movable(order, chains, mover, wish)
  if (moving.length > 0 && mover.actor !== 'buyer')
    refuseOwn(ctx, order.user_id, ...((await lifeOf(order.order_type).concerned?.(db, order)) ?? []))
  for (const chain of moving) {
    if (chain.hold === 'deposit' && wish.status === ORDER_STATUS.refunded) await takeBackDeposit(db, order)
    const refund_share = asks ? await ladderShare(db, order, chain, mover) : null
    const asked = asks ? { remark: wish.remark ?? '', refund_imgs: [...(wish.imgs ?? [])] } : {}
    await moveChain(db, order, chain, wish.status, mover, { refund_share, ...asked })
  }
}

/** The chosen chains that do not have the status yet. Without a choice: those that may move there, if any. */
function movable(order: Order, chains: readonly Chain[], mover: Mover, wish: StatusWish): readonly Chain[] {
  const wanted = new Set(wish.chainIds)
  const chosen = wanted.size > 0 ? chains.filter((chain) => wanted.has(String(chain.id))) : chains
  if (chosen.length < wanted.size) throw new CallError('PARAM', { detail: 'chainIds' })
  const elsewhere = chosen.filter((chain) => chain.status !== wish.status)
  if (wanted.size > 0) return elsewhere
  const request = { to: wish.status, actor: mover.actor, ...(wish.remark ? { remark: wish.remark } : {}) }
  const mayGo = elsewhere.filter((chain) => decideMove(timedChain(order, chain), request).kind === 'move')
  // When no chain may move, the first chain's error is thrown. When all have the status, there is nothing to do.
  return mayGo.length > 0 ? mayGo : elsewhere.length < chosen.length ? [] : elsewhere
}

/** Percentage of the item's refund ladder for a buyer who asks now; CLOSED after its last step. */
async function ladderShare(db: Db, order: Order, chain: Chain, { actor, at }: Mover): Promise<number | null> {
  const share = actor === 'buyer' ? await buyersShare(db, order, chain, at) : null
  if (share === 0) throw new CallError('CLOSED')
  return share
}
