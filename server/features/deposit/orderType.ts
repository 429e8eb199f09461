import { build, type DepositRule, depositSums, ORDER_TYPE, percentOf } from '@quanzi/contract'
import * as v from 'valibot'
import { CallError, paramError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { within } from '../../call/within'
import type { Db } from '../../db/schema'
import {
  balancePaid,
  claimBalance,
  type Deposit,
  depositOf,
  depositPaid,
  followBalance,
  forgetDeposit,
  freeBalance,
  offerBalance,
  ownDeposit,
  wasBalancePaid,
} from '../../trade/deposits'
import type { Order, OrderTypeRules, OrderWish } from '../../trade/OrderTypeRules'
import { chainsOf } from '../../trade/openOrder'
import { rulesOf } from '../../trade/orderTypes'
import { PAYMENT_NAMES } from '../../trade/paymentNames'
import { DEPOSIT_TYPES, depositRule, depositTypeOf, isOffered } from './depositTargets'

const { deposit: TYPE } = ORDER_TYPE

const Choice = v.object({
  orderType: v.picklist(DEPOSIT_TYPES),
  property: v.pipe(v.string(), v.maxLength(64)),
  // One ticket, or none of a stay: a deposit has one line.
  property2: v.pipe(v.string(), v.regex(/^[\w.:-]{0,64}$/)),
})

/**
 * Type 210: a deposit for seats of an activity or a trip, or for nights of a stay. It takes them; the tickets come with
 * its balance, an order of its own whose `keys` is the deposit's number and `property2` is `balance`.
 */
export const depositOrders: OrderTypeRules = {
  orderType: TYPE,
  ownedOnce: ({ property2 }) => property2 === 'balance',
  async stands(db, order) {
    if (order.property2 !== 'balance') return true
    const deposit = await depositOf(db, order)
    return deposit?.state === 'open' && (await isOffered(db, await seatsOf(db, deposit)))
  },
  source: (ctx, id) => (/^\d{15,}$/.test(id) ? balanceSource(ctx, id) : targetSource(ctx, id)),
  async quote(ctx, wish) {
    if (wish.property2 === 'balance') {
      const { deposit, order } = await ownBalance(ctx, wish.keys)
      if (wish.num !== order.num) throw paramError('num')
      const { title, img, starts_at, ends_at, lines, num } = order
      // Both parts of the price earn by the rates that the item had when its deposit was ordered.
      const [chain] = await chainsOf(ctx.db, order)
      const line = { targetId: deposit.target_id, title, img, num, price: deposit.balance, insurance: 0 }
      return {
        ...{ title, img, startsAt: starts_at, endsAt: ends_at },
        lines: [{ ...line, spec: lines[0]?.spec ?? '', rates: chain?.rates ?? null }],
      }
    }
    const { rule, quote, line, price, until } = await depositQuote(ctx, wish)
    const amount = (line.price - price) * line.num
    const balance = { amount, from: ctx.clock(), to: until, refundable: rule.refundable }
    return { ...quote, lines: [{ ...line, price, insurance: 0, hold: 'deposit' }], noDiscounts: true, balance }
  },
  async reserve(db, ctx, wish, orderId) {
    if (wish.property2 === 'balance') {
      const { deposit } = await ownDeposit(ctx, wish.keys, TYPE)
      return await claimBalance(db, deposit, orderId)
    }
    const { rule, line, price, until, target } = await depositQuote(within(ctx, db), wish)
    await rulesOf(target.orderType).reserve(db, ctx, target, orderId)
    await offerBalance(db, { iid: ctx.iid, user_id: ctx.me.user_id }, orderId, {
      ...{ order_type: TYPE, target_id: line.targetId, balance: line.price - price, refundable: rule.refundable },
      ...{ balance_from: ctx.clock(), balance_to: until },
    })
  },
  // A trip's seats may be another tenant's; what a deposit takes otherwise is sold by the own one.
  heldBy: async (db, iid, keys) => (await rulesOf(ORDER_TYPE.origin).heldBy?.(db, iid, keys)) ?? [],
  async release(db, order, at) {
    if (order.property2 === 'balance') return await freeBalance(db, order)
    await giveSeatsBack(db, order, at)
    await forgetDeposit(db, order)
  },
  async confirm(db, order, chains, at) {
    if (order.property2 !== 'balance') {
      await depositPaid(db, order)
      const reserved = asSeats(order)
      return await rulesOf(reserved.order_type).depositPaid?.(db, reserved, at)
    }
    const seats = await seatsOf(db, await balancePaid(db, order))
    await rulesOf(seats.order_type).confirm(db, seats, chains, at)
  },
  async revoke(db, order, chain, at) {
    if (order.property2 === 'balance') {
      const deposit = await depositOf(db, order)
      if (!deposit) return
      const seats = await seatsOf(db, deposit)
      return await rulesOf(seats.order_type).revoke(db, seats, chain, at)
    }
    // The seats of a deposit with a paid balance were given back with that.
    if (!(await wasBalancePaid(db, order))) await giveSeatsBack(db, order, at)
  },
  followed: async (db, order, to, at) => {
    if (order.property2 === 'balance') await followBalance(db, order, to, at)
  },
  lapsed: (db, order, at) => giveSeatsBack(db, order, at),
  refundShare: async () => null,
  target(order) {
    if (order.property2 === 'balance') return build('order.detail', { iid: order.iid, gid: order.keys })
    const seats = asSeats(order)
    return rulesOf(seats.order_type).target(seats)
  },
}

/** The order for seats that a deposit stands for. */
function asSeats(order: Order): Order {
  const { orderType, property, property2 } = v.parse(Choice, JSON.parse(order.property))
  return { ...order, order_type: orderType, property, property2 }
}

async function seatsOf(db: Db, { iid, order_id }: Deposit): Promise<Order> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('iid', '=', iid)
    .where('id', '=', order_id)
    .executeTakeFirstOrThrow()
  return asSeats(order)
}

async function giveSeatsBack(db: Db, order: Order, at: number): Promise<void> {
  const seats = asSeats(order)
  await rulesOf(seats.order_type).release(db, seats, at)
}

/** The wish for the seats themselves. */
function targetWish(wish: OrderWish): OrderWish {
  if (wish.property2 !== 'deposit') throw paramError('property2')
  const parsed = v.safeParse(Choice, readJson(wish.property))
  if (!parsed.success) throw paramError('property')
  return { ...wish, ...parsed.output, insured: false }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw paramError('property')
  }
}

/** The whole price of the seats and the deposit for one. CLOSED when its balance could not be paid any more. */
async function depositQuote(ctx: Context, wish: OrderWish) {
  const target = targetWish(wish)
  const rule = await ruleOf(ctx, target.orderType, wish.keys)
  const quote = await rulesOf(target.orderType).quote(ctx, target)
  const [line] = quote.lines
  if (!line) throw new CallError('NOTFOUND')
  const { now, until } = depositSums(rule, { price: line.price, num: 1, startsAt: quote.startsAt ?? 0 })
  if (ctx.clock() >= until) throw new CallError('CLOSED')
  return { rule, quote, line, target, until, price: now }
}

async function ruleOf({ db, iid }: Pick<Context, 'db' | 'iid'>, type: number, keys: string): Promise<DepositRule> {
  const rule = await depositRule(db, iid, type, keys)
  if (!rule) throw new CallError('NOTFOUND')
  return rule
}

/** The caller's own deposit, when its balance can be paid; CLOSED also when the item or its session is not open any more. */
async function ownBalance(ctx: Context, id: string) {
  const own = await ownDeposit(ctx, id, TYPE)
  if (!(await isOffered(ctx.db, asSeats(own.order)))) throw new CallError('CLOSED')
  return own
}

/** What the checkout of the seats shows; what is paid now is the deposit. */
async function targetSource(ctx: Context, id: string) {
  const of = await depositTypeOf(ctx.db, ctx.iid, id)
  if (of === null) throw new CallError('NOTFOUND')
  const { share } = await ruleOf(ctx, of, id)
  const source = await rulesOf(of).source(ctx, id)
  return { ...source, price: percentOf(source.price, share), insurance: null, of }
}

async function balanceSource(ctx: Context, id: string) {
  const { deposit, order } = await ownBalance(ctx, id)
  const price = deposit.balance * order.num
  const { title, img, num } = order
  return {
    ...{ title, img, num, price, form: [], stock: null, deadline: deposit.balance_to, needAddress: false },
    options: [
      { field: 'property2' as const, id: 'balance', name: PAYMENT_NAMES.balance[ctx.language], price, left: null },
    ],
    insurance: null,
  }
}
