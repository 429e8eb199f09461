import type { OrderActor, OrderMoved } from '@quanzi/contract'
import { decideMove, orderTypeFacts } from '@quanzi/contract'
import { staffRights } from '../call/access'
import { CallError } from '../call/CallError'
import type { Context } from '../call/Context'
import { within } from '../call/within'
import type { Db } from '../db/schema'
import { withTransaction } from '../db/withTransaction'
import type { Chain, Order } from './OrderTypeRules'
import { closeUnpaid, expireOrders, lockOrder, refundChain } from './refunds'
import { completeChain, moveChain } from './settle'
import { lifeOf } from './typeRules'

export interface StatusWish {
  readonly orderId: string
  readonly status: number
  readonly chainIds?: readonly string[] | undefined
  readonly remark?: string | undefined
}

/** `/h5/order/update/status`: the moves of the documents, each by compare-and-set (screens-commerce §3.2). */
export async function changeStatus(ctx: Context, wish: StatusWish): Promise<OrderMoved> {
  await expireOrders(ctx.db, ctx.clock(), wish.orderId)
  return await withTransaction(ctx.db, async (db) => {
    const order = await lockOrder(db, wish.orderId)
    if (!order || order.iid !== ctx.iid) throw new CallError('NOTFOUND')
    const actor = await actorOf(within(ctx, db), order, wish.status)
    const chains = await db
      .selectFrom('order_chain')
      .selectAll()
      .where('order_id', '=', order.id)
      .orderBy('id')
      .execute()
    if (order.status === 1) await closeWaiting(db, ctx, order, actor, wish)
    else await moveChains(db, ctx, order, chains, actor, wish)
    return await moved(db, order.id)
  })
}

async function actorOf(ctx: Context, order: Order, to: number): Promise<OrderActor> {
  const isStaff = (await staffRights(ctx)).includes('order')
  const isBuyer = order.user_id === ctx.me.user_id
  if (isStaff && (!isBuyer || to === 4 || to === 16 || to === 18)) return 'staff'
  if (isBuyer) return 'buyer'
  throw new CallError('DENIED')
}

async function closeWaiting(db: Db, ctx: Context, order: Order, actor: OrderActor, wish: StatusWish): Promise<void> {
  const decision = decideMove(
    { status: order.status, orderType: order.order_type },
    { actor, to: wish.status, ...(wish.remark ? { remark: wish.remark } : {}) },
  )
  if (decision.kind === 'refused')
    throw new CallError(decision.error, { detail: decision.error === 'PARAM' ? 'remark' : '' })
  if (decision.kind === 'same') return
  if (!(await closeUnpaid(db, order, decision.to === 3 ? 3 : 4, { actor, at: ctx.clock(), remark: wish.remark ?? '' })))
    throw new CallError('ORDERSTATE')
}

async function moveChains(
  db: Db,
  ctx: Context,
  order: Order,
  chains: readonly Chain[],
  actor: OrderActor,
  wish: StatusWish,
): Promise<void> {
  const chosen = wish.chainIds?.length ? chains.filter((chain) => wish.chainIds?.includes(String(chain.id))) : chains
  if (chosen.length === 0 || (wish.chainIds?.length && chosen.length !== new Set(wish.chainIds).size))
    throw new CallError('PARAM', { detail: 'chainIds' })
  for (const chain of chosen) {
    const facts = { status: chain.status, orderType: order.order_type, priorStatus: chain.prior_status }
    const decision = decideMove(facts, { actor, to: wish.status, ...(wish.remark ? { remark: wish.remark } : {}) })
    if (decision.kind === 'refused')
      throw decision.error === 'PARAM' ? new CallError('PARAM', { detail: 'remark' }) : new CallError('ORDERSTATE')
    if (decision.kind === 'move')
      await applyMove(db, ctx, order, chain, actor, { ...wish, to: decision.to, back: decision.back })
  }
}

async function applyMove(
  db: Db,
  ctx: Context,
  order: Order,
  chain: Chain,
  actor: OrderActor,
  wish: StatusWish & { to: number; back: boolean },
): Promise<void> {
  const mover = { actor, at: ctx.clock(), remark: wish.remark ?? '' }
  if (wish.to === 18) return await refundChain(db, order, chain, mover)
  if (wish.to === 14) return await completeChain(db, order, chain, mover)
  if (wish.to !== 15)
    return await moveChain(
      db,
      order,
      chain,
      wish.to,
      mover,
      wish.back ? { prior_status: null, refund_share: null } : {},
    )
  const share =
    actor === 'buyer' && orderTypeFacts(order.order_type)?.refundLadder
      ? await lifeOf(order.order_type).refundShare(db, order, ctx.clock())
      : null
  if (share === 0) throw new CallError('CLOSED')
  await moveChain(db, order, chain, 15, mover, {
    prior_status: chain.status,
    refund_share: share,
    remark: wish.remark ?? '',
  })
  // A request inside a step of the ladder needs nobody's decision.
  if (share !== null)
    await refundChain(
      db,
      order,
      { ...chain, status: 15, prior_status: chain.status, refund_share: share },
      { ...mover, actor: 'system' },
    )
}

async function moved(db: Db, orderId: string): Promise<OrderMoved> {
  const order = await db.selectFrom('orders').select('status').where('id', '=', orderId).executeTakeFirstOrThrow()
  const chains = await db
    .selectFrom('order_chain')
    .select(['id', 'status'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
  return { status: order.status, chains: chains.map((chain) => ({ id: String(chain.id), status: chain.status })) }
}
