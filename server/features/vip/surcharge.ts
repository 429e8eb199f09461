import { build, ORDER_EXPIRES_MS, ORDER_TYPE, VIP_RECORD_STATUS } from '@quanzi/contract'
import { sql } from 'kysely'
import { CallError, paramError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import type { OrderTypeRules } from '../../trade/OrderTypeRules'
import { endOfTerm, GIVEN_BACK, statusAt } from './claims'

const { open, unpaid, givenBack } = VIP_RECORD_STATUS

/** Type 213: the surcharge of a claimed benefit. Paying it releases the code. */
export const surchargeOrders: OrderTypeRules = {
  orderType: ORDER_TYPE.surcharge,
  ownedOnce: true,
  canonicalKeys: async (_db, _iid, keys) => (isRecordId(keys) ? String(Number(keys)) : keys),
  /**
   * Only a claim that waits for its surcharge can be paid: after its end the order closes, and late money returns. The
   * lock keeps it so until the payment.
   */
  async stands(db, { iid, keys }, at) {
    const row = await db
      .selectFrom('vip_record')
      .select(['status', 'ends_at'])
      .where('iid', '=', iid)
      .where('id', '=', Number(keys))
      .forUpdate()
      .executeTakeFirst()
    return row !== undefined && statusAt(row, at) === unpaid
  },
  async source(ctx, id) {
    const { name, img, surcharge } = await ownRecord(ctx, id)
    return {
      ...{ title: name, img, price: surcharge, options: [], form: [], stock: null, deadline: null },
      needAddress: false,
      insurance: null,
    }
  },
  async quote(ctx, wish) {
    if (wish.num !== 1) throw paramError('num')
    const { name, img, surcharge } = await ownRecord(ctx, wish.keys)
    const line = { targetId: wish.keys, title: name, spec: '', img, num: 1, price: surcharge, insurance: 0 }
    return { title: name, img, lines: [line], startsAt: null, endsAt: null }
  },
  /** The claim waits for as long as its order does, but on site not longer than its term. */
  async reserve(db, ctx, wish) {
    const row = await ownRecord(ctx, wish.keys)
    const at = ctx.clock()
    const status = statusAt(row, at)
    if (status !== unpaid) throw new CallError(status === givenBack ? 'STALE' : 'OWNED')
    const waits = await db
      .updateTable('vip_record')
      .set({ ends_at: sql`least(${at + ORDER_EXPIRES_MS}::bigint, ${endOfTerm})` })
      .where('iid', '=', ctx.iid)
      .where('id', '=', Number(wish.keys))
      .where('status', '=', unpaid)
      .where('ends_at', '>', at)
      .returning('id')
      .executeTakeFirst()
    if (!waits) throw new CallError('STALE')
  },
  release: async () => {},
  async confirm(db, { iid, keys, id }) {
    const freed = await db
      .updateTable('vip_record')
      .set({ status: open, order_id: id, ends_at: endOfTerm })
      .where('iid', '=', iid)
      .where('id', '=', Number(keys))
      .where('status', '=', unpaid)
      .returning('id')
      .executeTakeFirst()
    if (!freed) throw new CallError('STALE')
  },
  /** A refund gives back the claim that this order has paid, unless it was used. */
  async revoke(db, { iid, keys, id }) {
    await db
      .updateTable('vip_record')
      .set(GIVEN_BACK)
      .where('iid', '=', iid)
      .where('id', '=', Number(keys))
      .where('order_id', '=', id)
      .where('status', '=', open)
      .execute()
  },
  refundShare: async () => null,
  target: ({ iid, keys }) => build('pay.writeOff', { iid, id: keys }),
}

const isRecordId = (id: string): boolean => /^\d{1,15}$/.test(id)

/** The buyer's own claim with a surcharge; NOTFOUND for any other. */
async function ownRecord({ db, iid, me }: Context, id: string) {
  const row = isRecordId(id)
    ? await db
        .selectFrom('vip_record as r')
        .innerJoin('vip_benefit as b', (on) => on.onRef('b.iid', '=', 'r.iid').onRef('b.id', '=', 'r.benefit_id'))
        .select(['r.status', 'r.ends_at', 'b.name', 'b.img', 'b.surcharge'])
        .where('r.iid', '=', iid)
        .where('r.id', '=', Number(id))
        .where('r.user_id', '=', me.user_id)
        .where('b.surcharge', '>', 0)
        .executeTakeFirst()
    : undefined
  if (!row) throw new CallError('NOTFOUND')
  return row
}
