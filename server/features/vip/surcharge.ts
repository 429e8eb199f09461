import { build, ORDER_TYPE } from '@quanzi/contract'
import { CallError, paramError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import type { OrderTypeRules } from '../../trade/OrderTypeRules'

/** Type 213: the surcharge of a claimed benefit. Paying it releases the code. */
export const surchargeOrders: OrderTypeRules = {
  orderType: ORDER_TYPE.surcharge,
  ownedOnce: true,
  canonicalKeys: async (_db, _iid, keys) => (isRecordId(keys) ? String(Number(keys)) : keys),
  /** Only a claim that is neither cancelled nor paid can be paid. The lock keeps it so until the payment. */
  async stands(db, { iid, keys }) {
    const row = await db
      .selectFrom('vip_record')
      .select(['status', 'paid'])
      .where('iid', '=', iid)
      .where('id', '=', Number(keys))
      .forUpdate()
      .executeTakeFirst()
    return row?.status === 0 && !row.paid
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
  async reserve(_db, ctx, wish) {
    const { paid, status } = await ownRecord(ctx, wish.keys)
    if (paid) throw new CallError('OWNED')
    if (status !== 0) throw new CallError('STALE')
  },
  release: async () => {},
  async confirm(db, { iid, keys, id }) {
    const freed = await db
      .updateTable('vip_record')
      .set({ paid: true, order_id: id })
      .where('iid', '=', iid)
      .where('id', '=', Number(keys))
      .where('status', '=', 0)
      .where('paid', '=', false)
      .returning('id')
      .executeTakeFirst()
    if (!freed) throw new CallError('STALE')
  },
  /** A refund cancels the claim that this order has paid, unless it was used. */
  async revoke(db, { iid, keys, id }) {
    await db
      .updateTable('vip_record')
      .set({ status: 2 })
      .where('iid', '=', iid)
      .where('id', '=', Number(keys))
      .where('order_id', '=', id)
      .where('status', '=', 0)
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
        .select(['r.paid', 'r.status', 'b.name', 'b.img', 'b.surcharge'])
        .where('r.iid', '=', iid)
        .where('r.id', '=', Number(id))
        .where('r.user_id', '=', me.user_id)
        .where('b.surcharge', '>', 0)
        .executeTakeFirst()
    : undefined
  if (!row) throw new CallError('NOTFOUND')
  return row
}
