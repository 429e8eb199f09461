import { move, type Posting, type Transaction, tenantAccount, userAccount } from '../ledger/post'
import type { Chain, Order } from './OrderTypeRules'
import type { Parts } from './refundParts'
import { type ChainMoney, keptSplit, settleSplit } from './settleSplit'

/**
 * The bookings of an order's life as transactions: the table of screens-commerce §3.5. Nothing here uses the database,
 * so thousands of orders can be checked against the same sums.
 */

/** The fields of an order that its bookings use. */
export type BookedOrder = Pick<Order, 'id' | 'iid' | 'user_id' | 'title' | 'earner_id'>

/** The fields of a chain that its bookings use. */
export type BookedChain = Pick<Chain, 'id' | 'supplier_iid' | 'paid' | 'goods_paid' | 'supply' | 'freight'>

/** A person's commission from a chain. */
export interface Share {
  readonly userId: number
  readonly amount: number
}

const escrowOf = ({ iid }: BookedOrder) => tenantAccount(iid, 'escrow')
const channelOf = ({ iid }: BookedOrder) => tenantAccount(iid, 'channel')
const own = ({ iid, user_id }: BookedOrder, kind: 'wallet' | 'frozen' | 'coin' | 'coinHold') =>
  userAccount(iid, user_id, kind)

const book = (
  { iid, title }: BookedOrder,
  kind: string,
  ref: string,
  at: number,
  postings: readonly Posting[],
): Transaction => ({ iid, kind, ref, reason: title, at, postings })

/** Holds the wallet's part of a payment attempt until the channel's part arrives. */
export const holdBooking = (order: BookedOrder, tradeNo: string, wallet: number, at: number): Transaction =>
  book(order, 'hold', tradeNo, at, move(own(order, 'wallet'), own(order, 'frozen'), wallet))

/** Returns that part when the attempt is closed. */
export const releaseBooking = (order: BookedOrder, tradeNo: string, wallet: number, at: number): Transaction =>
  book(order, 'release', tradeNo, at, move(own(order, 'frozen'), own(order, 'wallet'), wallet))

export const payBooking = (order: BookedOrder, tradeNo: string, { cash, wallet }: Parts, at: number): Transaction =>
  book(order, 'pay', tradeNo, at, [
    ...move(channelOf(order), escrowOf(order), cash),
    ...move(own(order, 'frozen'), escrowOf(order), wallet),
  ])

/** Money for an order that no longer waits: booked and returned. */
export const lateBookings = (order: BookedOrder, tradeNo: string, cash: number, at: number): Transaction[] => [
  book(order, 'pay', tradeNo, at, move(channelOf(order), escrowOf(order), cash)),
  book(order, 'refund', tradeNo, at, move(escrowOf(order), channelOf(order), cash)),
]

/** Coins of an order: held when it is created, spent when it is paid, returned when it is undone. */
export function coinBooking(
  order: BookedOrder,
  kind: 'coin hold' | 'coin spend' | 'coin return' | 'coin return spent',
  coins: number,
  at: number,
): Transaction {
  const [coin, held, issue] = [own(order, 'coin'), own(order, 'coinHold'), tenantAccount(order.iid, 'issue')]
  const [from, to] = {
    'coin hold': [coin, held] as const,
    'coin spend': [held, issue] as const,
    'coin return': [held, coin] as const,
    'coin return spent': [issue, coin] as const,
  }[kind]
  const name = kind === 'coin return spent' ? 'coin return' : kind
  return { ...book(order, name, order.id, at, move(from, to, coins)), currency: 'COIN' }
}

/** Sets commission aside when the order is paid. */
export const accrueBooking = (
  order: BookedOrder,
  { id }: Pick<BookedChain, 'id'>,
  shares: readonly Share[],
  at: number,
): Transaction =>
  book(
    order,
    'accrue',
    `chain:${id}`,
    at,
    shares.flatMap(({ userId, amount }) => move(escrowOf(order), userAccount(order.iid, userId, 'pending'), amount)),
  )

const moneyOf = ({ paid, goods_paid, supply, freight }: BookedChain): ChainMoney => ({
  paid,
  goodsPaid: goods_paid,
  supply,
  freight,
})

/** The receiver of the supply part: the person who earns it, else the supplier's tenant. */
const supplierOf = (order: BookedOrder, chain: BookedChain) =>
  order.earner_id === null
    ? tenantAccount(chain.supplier_iid, 'tenant')
    : userAccount(order.iid, order.earner_id, 'wallet')

/** A completed chain: commission goes to the distributors, the rest to supplier and seller. */
export function settleBooking(
  order: BookedOrder,
  chain: BookedChain,
  shares: readonly Share[],
  at: number,
): Transaction {
  const commission = shares.reduce((sum, { amount }) => sum + amount, 0)
  const { supplier, seller } = settleSplit(moneyOf(chain), commission)
  return book(order, 'settle', `chain:${chain.id}`, at, [
    ...shares.flatMap(({ userId, amount }) =>
      move(userAccount(order.iid, userId, 'pending'), userAccount(order.iid, userId, 'wallet'), amount),
    ),
    ...move(escrowOf(order), supplierOf(order, chain), supplier),
    ...move(escrowOf(order), tenantAccount(order.iid, 'tenant'), seller),
  ])
}

/**
 * A refunded chain: the commission returns to the escrow, the refund to its sources, and the part that a refund
 * ladder keeps is divided as earned.
 */
export function refundBookings(
  order: BookedOrder,
  chain: BookedChain,
  { shares, parts }: { shares: readonly Share[]; parts: Parts },
  at: number,
): Transaction[] {
  const kept = chain.paid - parts.cash - parts.wallet
  const { supplier, seller } = keptSplit(moneyOf(chain), kept)
  return [
    book(order, 'refund', `chain:${chain.id}`, at, [
      ...shares.flatMap(({ userId, amount }) =>
        move(userAccount(order.iid, userId, 'pending'), escrowOf(order), amount),
      ),
      ...move(escrowOf(order), own(order, 'wallet'), parts.wallet),
      ...move(escrowOf(order), channelOf(order), parts.cash),
    ]),
    book(order, 'settle', `kept:${chain.id}`, at, [
      ...move(escrowOf(order), supplierOf(order, chain), supplier),
      ...move(escrowOf(order), tenantAccount(order.iid, 'tenant'), seller),
    ]),
  ]
}
