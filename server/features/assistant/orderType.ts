import { build, ORDER_TYPE } from '@quanzi/contract'
import { CallError, paramError } from '../../call/CallError'
import type { Db } from '../../db/schema'
import { balanceOf, move, type Transaction, tenantAccount, userAccount } from '../../ledger/post'
import type { Order, OrderTypeRules } from '../../trade/OrderTypeRules'

/** Type 207: questions to the assistant. */
export const creditOrders: OrderTypeRules = {
  orderType: ORDER_TYPE.credits,
  ownedOnce: true,
  async source({ db, iid }, id) {
    const { title, price } = await packOf(db, iid, id)
    return {
      ...{ title, img: '', price, options: [], form: [], stock: null, deadline: null },
      needAddress: false,
      insurance: null,
    }
  },
  async quote({ db, iid }, wish) {
    if (wish.num !== 1) throw paramError('num')
    const { id, title, price } = await packOf(db, iid, wish.keys)
    const line = { targetId: id, title, spec: '', img: '', num: 1, price, insurance: 0 }
    return { title, img: '', lines: [line], startsAt: null, endsAt: null }
  },
  reserve: async () => {},
  release: async () => {},
  confirm: async () => {},
  revoke: async () => {},
  async grantBookings(db, order, at) {
    const bought = await amountOf(db, order)
    return [bookingOf(order, 'credit buy', move(issueOf(order), creditOf(order), bought), at)]
  },
  /** A refund takes back unused credits only: a given answer cannot be returned. */
  async revokeBookings(db, order, at) {
    const left = await balanceOf(db, creditOf(order), 'CREDIT')
    const back = Math.min(left, await amountOf(db, order))
    return [bookingOf(order, 'credit return', move(creditOf(order), issueOf(order), back), at)]
  },
  refundShare: async () => null,
  target: ({ iid }) => build('pay.assistant', { iid }),
}

const creditOf = ({ iid, user_id }: Order) => userAccount(iid, user_id, 'credit')
const issueOf = ({ iid }: Order) => tenantAccount(iid, 'issue')

const bookingOf = (order: Order, kind: string, postings: Transaction['postings'], at: number): Transaction => ({
  ...{ iid: order.iid, kind, ref: order.id, reason: order.title, currency: 'CREDIT', at, postings },
})

/** Includes packs that are no longer on sale: the buyer gets what was paid for. */
async function amountOf(db: Db, { iid, keys }: Order): Promise<number> {
  const pack = await db
    .selectFrom('pay_pack')
    .select('amount')
    .where('iid', '=', iid)
    .where('id', '=', keys)
    .executeTakeFirstOrThrow()
  return pack.amount
}

async function packOf(db: Db, iid: number, id: string) {
  const pack = await db
    .selectFrom('pay_pack')
    .selectAll()
    .where('iid', '=', iid)
    .where('id', '=', id)
    .where('kind', '=', 'credits')
    .where('on_sale', '=', true)
    .executeTakeFirst()
  if (!pack) throw new CallError('NOTFOUND')
  return pack
}
