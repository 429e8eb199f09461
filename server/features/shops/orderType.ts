import { build, ORDER_TYPE, ORDER_TYPES } from '@quanzi/contract'
import { CallError, paramError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import type { Db } from '../../db/schema'
import type { OrderKey, OrderTypeRules } from '../../trade/OrderTypeRules'
import { closeShops } from './openShop'

/** Type 212: the fee of a shop's application. Paid, it waits for the decision of staff. */
export const shopOrders: OrderTypeRules = {
  orderType: ORDER_TYPE.shopJoin,
  ownedOnce: true,
  wholePrice: true,
  /** The lock keeps the application unpaid until this payment. */
  async stands(db, { iid, keys }) {
    const row = await db
      .selectFrom('shop_apply')
      .select('status')
      .where('iid', '=', iid)
      .where('id', '=', keys)
      .forUpdate()
      .executeTakeFirst()
    return row?.status === 'unpaid'
  },
  async source(ctx, id) {
    const { data, fee_fen: price } = await ownApplication(ctx, id)
    return {
      ...{ title: titleOf(data.name), img: '', price, options: [], form: [], stock: null, deadline: null },
      ...{ needAddress: false, insurance: null },
    }
  },
  async quote(ctx, { keys, num }) {
    if (num !== 1) throw paramError('num')
    const { id, data, fee_fen: price } = await ownApplication(ctx, keys)
    const title = titleOf(data.name)
    const line = { targetId: id, title, spec: '', img: '', num: 1, price, insurance: 0, hold: 'event' as const }
    return { title, img: '', lines: [line], startsAt: null, endsAt: null }
  },
  async reserve(_db, ctx, { keys }) {
    const { status } = await ownApplication(ctx, keys)
    if (status === 'reviewing' || status === 'passed') throw new CallError('OWNED')
    if (status !== 'unpaid') throw new CallError('STALE')
  },
  release: async () => {},
  async confirm(db, { iid, keys, id }, _chains, at) {
    const sent = await db
      .updateTable('shop_apply')
      .set({ status: 'reviewing', order_id: id, moved_at: at })
      .where('iid', '=', iid)
      .where('id', '=', keys)
      .where('status', '=', 'unpaid')
      .returning('id')
      .executeTakeFirst()
    if (!sent) throw new CallError('STALE')
  },
  /** An applicant who takes the fee back gives up; a refusal has been written before. */
  revoke: (db, order, _chain, at) => giveUp(db, order, at),
  refundShare: async () => null,
  target: ({ iid }) => build('shops.join', { iid }),
}

const titleOf = (name: string | undefined): string =>
  [ORDER_TYPES[ORDER_TYPE.shopJoin].zh, name].filter(Boolean).join(' · ')

/** Ends the application of a fee that went back, and closes its shop. */
async function giveUp(db: Db, { iid, id }: OrderKey, moved_at: number): Promise<void> {
  const ended = await db
    .updateTable('shop_apply')
    .set({ status: 'refused', reason: '', moved_at })
    .where('iid', '=', iid)
    .where('order_id', '=', id)
    .where('status', 'in', ['reviewing', 'passed'])
    .returning('id')
    .executeTakeFirst()
  if (!ended) return
  await closeShops(db, iid, { applyId: ended.id })
}

/** The caller's own application; NOTFOUND for any other. */
async function ownApplication({ db, iid, me }: Context, id: string) {
  const row = await db
    .selectFrom('shop_apply')
    .selectAll()
    .where('iid', '=', iid)
    .where('id', '=', id)
    .where('user_id', '=', me.user_id)
    .executeTakeFirst()
  if (!row) throw new CallError('NOTFOUND')
  return row
}
