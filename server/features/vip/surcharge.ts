import { build, ORDER_TYPE } from '@quanzi/contract'
import { CallError, paramError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import type { Db } from '../../db/schema'
import type { OrderTypeRules } from '../../trade/OrderTypeRules'

/** Type 213: what a claimed benefit costs beside the membership; paying frees its code. */
export const surchargeOrders: OrderTypeRules = {
  orderType: ORDER_TYPE.surcharge,
  ownedOnce: true,
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
  async confirm(db, order) {
    await setRecord(db, { iid: order.iid, id: Number(order.keys) }, { paid: true })
  },
  /** What was not used goes back with its money; a use stays a use. */
  async revoke(db, order) {
    await setRecord(db, { iid: order.iid, id: Number(order.keys) }, { status: 2 })
  },
  refundShare: async () => null,
  target: ({ iid, keys }) => build('pay.writeOff', { iid, id: keys }),
}

const setRecord = async (
  db: Db,
  { iid, id }: { readonly iid: number; readonly id: number },
  change: { readonly paid?: boolean; readonly status?: number },
): Promise<unknown> =>
  await db
    .updateTable('vip_record')
    .set(change)
    .where('iid', '=', iid)
    .where('id', '=', id)
    .where('status', '=', 0)
    .execute()

/** A claim of the buyer's own with a surcharge; NOTFOUND for any other. */
async function ownRecord({ db, iid, me }: Context, id: string) {
  const row = /^\d{1,15}$/.test(id)
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
