import { build, MODULE_TYPE, ORDER_STATUS, ORDER_TYPE } from '@quanzi/contract'
import { sql } from 'kysely'
import { CallError, paramError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import type { Db } from '../../db/schema'
import {
  balancePaid,
  claimBalance,
  depositPaid,
  followBalance,
  forgetDeposit,
  freeBalance,
  hasDeposit,
  offerBalance,
  ownDeposit,
} from '../../trade/deposits'
import type { Order, OrderTypeRules, OrderWish, QuotedLine } from '../../trade/OrderTypeRules'
import { PAYMENT_NAMES } from '../../trade/paymentNames'
import { countsAfter, isEnough, type StockMove } from '../../trade/stockMove'
import { isReached, waitsForPayment } from './judge'
import { plannedState } from './plannedState'

const MOST = 99
const { planned: TYPE } = ORDER_TYPE

/** The number of an order, for the balance of its deposit; items have shorter ids. */
const isOrderId = (id: string): boolean => /^\d{15,}$/.test(id)

/**
 * Type 102: goods of a pre-sale. A full payment waits for the minimum at the deadline; a deposit waits for its
 * balance, which is an order of its own: `keys` is the deposit's number, `property2` is `balance`.
 */
export const plannedOrders: OrderTypeRules = {
  orderType: TYPE,
  // One balance waits at a time; pieces can be ordered again.
  ownedOnce: ({ property2 }) => property2 === 'balance',
  needsAddress: ({ property2 }) => property2 !== 'deposit',
  // What was ordered before the deadline can be paid in its own time.
  async stands(db, order) {
    if (order.property2 === 'balance') return await hasDeposit(db, order)
    const item = await findItem(db, order.iid, order.keys)
    return item?.state === 'selling' || item?.state === 'reached'
  },
  async owesBalance(db, { iid, keys }, at) {
    const item = await findItem(db, iid, keys, at)
    return item !== undefined && plannedState(item, at) !== 'missed'
  },
  source: (ctx, id) => (isOrderId(id) ? balanceSource(ctx, id) : itemSource(ctx, id)),
  async quote(ctx, wish) {
    if (wish.property2 === 'balance') return await balanceQuote(ctx, wish)
    const { item, sku } = await choiceOf(ctx, wish)
    if (sku.stock < wish.num) throw new CallError('STOCK', { data: { skuId: sku.id, left: sku.stock } })
    const isDeposit = wish.property2 === 'deposit'
    const line: QuotedLine = {
      ...{ targetId: sku.id, title: item.title, spec: sku.name, img: item.img, num: wish.num, insurance: 0 },
      ...{ price: isDeposit ? item.deposit : sku.price, hold: isDeposit ? 'deposit' : 'event' },
    }
    const plain = { title: item.title, img: item.img, lines: [line], startsAt: null, endsAt: null }
    if (!isDeposit) return plain
    const amount = (sku.price - item.deposit) * wish.num
    const balance = { amount, ...balanceWindow(item), refundable: item.deposit_refundable }
    return { ...plain, noDiscounts: true, balance }
  },
  async reserve(db, ctx, wish, orderId) {
    if (wish.property2 === 'balance') {
      const { deposit } = await ownDeposit(ctx, wish.keys, TYPE)
      // Judged before any balance is taken: a refund cannot make it miss its minimum afterwards.
      if (!(await isReached(db, { iid: ctx.iid, id: deposit.target_id }, ctx.clock()))) throw new CallError('CLOSED')
      return await claimBalance(db, deposit, orderId)
    }
    const { item, sku } = await choiceOf(ctx, wish)
    if (!(await move(db, { iid: ctx.iid, property: sku.id }, { stock: -wish.num, reserved: wish.num }))) {
      const { stock } = await skuOf(db, ctx.iid, item.id, sku.id)
      throw new CallError('STOCK', { data: { skuId: sku.id, left: stock } })
    }
    if (wish.property2 !== 'deposit') return
    const { from, to } = balanceWindow(item)
    await offerBalance(db, { iid: ctx.iid, user_id: ctx.me.user_id }, orderId, {
      ...{ order_type: TYPE, target_id: item.id, balance: sku.price - item.deposit },
      ...{ balance_from: from, balance_to: to },
      refundable: item.deposit_refundable,
    })
  },
  async release(db, order) {
    if (order.property2 === 'balance') return await freeBalance(db, order)
    await move(db, order, { stock: order.num, reserved: -order.num })
    if (order.property2 === 'deposit') await forgetDeposit(db, order)
  },
  async confirm(db, order) {
    if (order.property2 === 'balance') return void (await balancePaid(db, order))
    await move(db, order, { reserved: -order.num, sold: order.num })
    await count(db, order, order.num)
    if (order.property2 === 'deposit') await depositPaid(db, order)
  },
  /** Pieces that were sent stay sold when they come back; a deposit's were sent with its balance. */
  async revoke(db, order, chain) {
    if (order.property2 === 'balance') return
    const sent =
      order.property2 === 'deposit'
        ? await wasBalanceSent(db, order)
        : chain.prior_status !== ORDER_STATUS.paid && chain.transport_number !== ''
    if (!sent) await giveBack(db, order)
  },
  followed: async (db, order, to, at) => {
    if (order.property2 === 'balance') await followBalance(db, order, to, at)
  },
  lapsed: (db, order) => giveBack(db, order),
  refundShare: async () => null,
  target: ({ iid, keys, property2 }) =>
    property2 === 'balance' ? build('order.detail', { iid, gid: keys }) : build('planned.detail', { iid, id: keys }),
}

/** When the balance of a deposit can be paid. */
const balanceWindow = (item: Awaited<ReturnType<typeof itemOf>>) => ({
  from: item.balance_from ?? item.deadline,
  to: item.balance_to ?? item.deadline,
})

async function itemSource({ db, iid, clock, language }: Context, id: string) {
  const item = await itemOf(db, iid, id)
  if (item.state !== 'selling' || item.deadline <= clock()) throw new CallError('CLOSED')
  const skus = await db
    .selectFrom('planned_sku')
    .selectAll()
    .where('iid', '=', iid)
    .where('item_id', '=', id)
    .orderBy('sort')
    .orderBy('id')
    .execute()
  const full = { field: 'property2', id: 'full', name: PAYMENT_NAMES.full[language], price: 0, left: null } as const
  const deposit = {
    field: 'property2',
    id: 'deposit',
    name: PAYMENT_NAMES.deposit[language],
    price: item.deposit,
    left: null,
  } as const
  return {
    ...{ title: item.title, img: item.img, deadline: item.deadline, form: [], needAddress: true, insurance: null },
    price: Math.min(...skus.map((sku) => sku.price)),
    stock: skus.reduce((sum, { stock }) => sum + stock, 0),
    options: [
      ...skus.map((sku) => ({
        ...{ field: 'property' as const, id: sku.id, name: sku.name, price: sku.price, left: sku.stock },
      })),
      full,
      ...(item.deposit > 0 ? [{ ...deposit, noAddress: true as const }] : []),
    ],
  }
}

async function balanceSource(ctx: Context, id: string) {
  const { deposit, order } = await ownDeposit(ctx, id, TYPE)
  const price = deposit.balance * order.num
  const options = [
    { field: 'property' as const, id: order.property, name: order.lines[0]?.spec ?? '', price: 0, left: null },
    { field: 'property2' as const, id: 'balance', name: PAYMENT_NAMES.balance[ctx.language], price, left: null },
  ]
  return {
    ...{ title: order.title, img: order.img, price, options, form: [], stock: null, deadline: deposit.balance_to },
    ...{ needAddress: true, insurance: null, num: order.num },
  }
}

/** The balance of the caller's own deposit; CLOSED for a pre-sale that missed its minimum. */
async function balanceQuote(ctx: Context, { keys, property, num }: OrderWish) {
  const { deposit, order } = await ownDeposit(ctx, keys, TYPE)
  if (num !== order.num) throw paramError('num')
  if (property !== order.property) throw paramError('property')
  const at = ctx.clock()
  const item = await itemOf(ctx.db, ctx.iid, deposit.target_id, at)
  if (plannedState(item, at) !== 'reached') throw new CallError('CLOSED')
  const { title, img, lines } = order
  const line = { targetId: order.property, title, img, num, price: deposit.balance, insurance: 0 }
  return { title, img, lines: [{ ...line, spec: lines[0]?.spec ?? '' }], startsAt: null, endsAt: null }
}

/** The item and the piece of a wish that is paid in full or by a deposit. */
async function choiceOf({ db, iid, clock }: Context, { keys, property, property2, num }: OrderWish) {
  if (num < 1 || num > MOST) throw paramError('num')
  const item = await itemOf(db, iid, keys)
  await requirePublished(db, iid, item.id)
  if (!['full', 'deposit'].includes(property2) || (property2 === 'deposit' && item.deposit === 0))
    throw paramError('property2')
  if (item.state !== 'selling' || item.deadline <= clock()) throw new CallError('CLOSED')
  return { item, sku: await skuOf(db, iid, item.id, property) }
}

const findItem = (db: Db, iid: number, id: string, at = 0) =>
  db
    .selectFrom('planned_item')
    .selectAll()
    .select(waitsForPayment('planned_item', at).as('waits'))
    .where('iid', '=', iid)
    .where('id', '=', id)
    .executeTakeFirst()

async function itemOf(db: Db, iid: number, id: string, at?: number) {
  const item = await findItem(db, iid, id, at)
  if (!item) throw new CallError('NOTFOUND')
  return item
}

/** What the tenant has withdrawn can still be paid and sent, but not ordered. */
async function requirePublished(db: Db, iid: number, id: string): Promise<void> {
  const item = await db
    .selectFrom('content_index')
    .select('id')
    .where('iid', '=', iid)
    .where('id', '=', id)
    .where('module_type', '=', MODULE_TYPE.planned)
    .where('status', '=', 'published')
    .executeTakeFirst()
  if (!item) throw new CallError('NOTFOUND')
}

async function skuOf(db: Db, iid: number, itemId: string, id: string) {
  const sku = await db
    .selectFrom('planned_sku')
    .selectAll()
    .where('iid', '=', iid)
    .where('item_id', '=', itemId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!sku) throw paramError('property')
  return sku
}

/** Moves pieces between stock, reserved and sold; false when the stock is too small. */
async function move(db: Db, { iid, property }: Pick<Order, 'iid' | 'property'>, pieces: StockMove): Promise<boolean> {
  const moved = await db
    .updateTable('planned_sku')
    .set(countsAfter(pieces))
    .where('iid', '=', iid)
    .where('id', '=', property)
    .where(isEnough(pieces))
    .returning('id')
    .executeTakeFirst()
  return moved !== undefined
}

/** Counts paid pieces of the item, by which its minimum is judged. */
async function count(db: Db, { iid, keys }: Pick<Order, 'iid' | 'keys'>, num: number): Promise<void> {
  await db
    .updateTable('planned_item')
    .set({ sold: sql<number>`greatest(0, sold + ${num}::int)` })
    .where('iid', '=', iid)
    .where('id', '=', keys)
    .execute()
}

async function giveBack(db: Db, order: Order): Promise<void> {
  await move(db, order, { stock: order.num, sold: -order.num })
  await count(db, order, -order.num)
}

async function wasBalanceSent(db: Db, { iid, id }: Order): Promise<boolean> {
  const row = await db
    .selectFrom('deposit as d')
    .innerJoin('order_chain as c', (on) =>
      on.onRef('c.iid', '=', 'd.iid').onRef('c.order_id', '=', 'd.balance_order_id'),
    )
    .select('c.id')
    .where('d.iid', '=', iid)
    .where('d.order_id', '=', id)
    .where('c.transport_number', '<>', '')
    .executeTakeFirst()
  return row !== undefined
}
