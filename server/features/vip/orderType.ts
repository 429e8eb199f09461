import { ORDER_TYPE } from '@quanzi/contract'
import { CallError, paramError } from '../../call/CallError'
import type { Db } from '../../db/schema'
import type { OrderTypeRules } from '../../trade/OrderTypeRules'
import { addTerm, removeTerm } from './terms'

/** Type 101: a VIP card; paying begins or extends the membership. */
export const vipOrders: OrderTypeRules = {
  orderType: ORDER_TYPE.vip,
  ownedOnce: true,
  async source({ db, iid }, id) {
    const card = await cardOf(db, iid, id)
    return {
      title: card.title,
      img: card.img,
      price: card.price,
      options: [],
      form: [],
      stock: null,
      deadline: null,
      needAddress: false,
      insurance: null,
    }
  },
  async quote({ db, iid }, wish) {
    if (wish.num !== 1) throw paramError('num')
    const { id, title, img, price } = await cardOf(db, iid, wish.keys)
    const line = { targetId: id, title, spec: '', img, num: 1, price, insurance: 0 }
    return { title, img, lines: [line], startsAt: null, endsAt: null }
  },
  reserve: async () => {},
  release: async () => {},
  async confirm(db, order, _chains, at) {
    // Includes cards that are no longer on sale: the buyer gets what was paid for.
    const { days } = await db
      .selectFrom('vip_card')
      .select('days')
      .where('iid', '=', order.iid)
      .where('id', '=', order.keys)
      .executeTakeFirstOrThrow()
    await addTerm(db, { iid: order.iid, user_id: order.user_id, order_id: order.id, card_id: order.keys, days }, at)
  },
  revoke: (db, order, _chain, at) => removeTerm(db, { iid: order.iid, user_id: order.user_id, order_id: order.id }, at),
  refundShare: async () => null,
  target: ({ iid }) => `/app/account/vip?iid=${iid}`,
}

async function cardOf(db: Db, iid: number, id: string) {
  const card = await db
    .selectFrom('vip_card')
    .selectAll()
    .where('iid', '=', iid)
    .where('id', '=', id)
    .where('on_sale', '=', true)
    .executeTakeFirst()
  if (!card) throw new CallError('NOTFOUND')
  return card
}
