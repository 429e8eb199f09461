import { build, ORDER_STATUS, ORDER_TYPE } from '@quanzi/contract'
import { CallError, paramError } from '../../call/CallError'
import type { Db } from '../../db/schema'
import type { OrderTypeRules } from '../../trade/OrderTypeRules'
import { countsAfter, isEnough, type StockMove } from '../../trade/stockMove'
import { areUnused, sendCards, voidCards } from './sendCards'

const MOST = 99

/** Type 100: printed cards, sent to an address; `property` is the code of the campaign that led here. */
export const cardOrders: OrderTypeRules = {
  orderType: ORDER_TYPE.card,
  async source({ db, iid }, id) {
    const { title, img, price, stock } = await offerOf(db, iid, id)
    return {
      ...{ title, img, price, stock, options: [], form: [], deadline: null },
      needAddress: true,
      insurance: null,
    }
  },
  async quote({ db, iid }, { keys, num, property }) {
    if (num < 1 || num > MOST) throw paramError('num')
    if (!/^[\w-]{0,32}$/.test(property)) throw paramError('property')
    const { id, title, img, price, stock } = await offerOf(db, iid, keys)
    if (stock < num) throw new CallError('STOCK', { data: { left: stock } })
    const line = { targetId: id, title, spec: '', img, num, price, insurance: 0 }
    return { title, img, lines: [line], startsAt: null, endsAt: null }
  },
  async reserve(db, { iid }, { keys, num }) {
    if (await move(db, { iid, keys }, { stock: -num, reserved: num })) return
    const { stock } = await offerOf(db, iid, keys)
    throw new CallError('STOCK', { data: { left: stock } })
  },
  release: async (db, order) => void (await move(db, order, { stock: order.num, reserved: -order.num })),
  confirm: async (db, order) => void (await move(db, order, { reserved: -order.num, sold: order.num })),
  /** Sent cards stay sold even when they are returned, because somebody may have read their codes. */
  sent: sendCards,
  mayReturn: areUnused,
  async revoke(db, order, chain) {
    await voidCards(db, order)
    if (chain.prior_status !== ORDER_STATUS.paid && chain.transport_number !== '') return
    await move(db, order, { stock: order.num, sold: -order.num })
  },
  refundShare: async () => null,
  target: ({ iid, keys }) => build('realcard.extend', { iid, cardId: keys }),
}

/** Moves cards between stock, reserved and sold; false when the stock is too small. */
async function move(
  db: Db,
  { iid, keys }: { readonly iid: number; readonly keys: string },
  cards: StockMove,
): Promise<boolean> {
  const moved = await db
    .updateTable('card_offer')
    .set(countsAfter(cards))
    .where('iid', '=', iid)
    .where('id', '=', keys)
    .where(isEnough(cards))
    .returning('id')
    .executeTakeFirst()
  return moved !== undefined
}

async function offerOf(db: Db, iid: number, id: string) {
  const offer = await db
    .selectFrom('card_offer')
    .selectAll()
    .where('iid', '=', iid)
    .where('id', '=', id)
    .where('on_sale', '=', true)
    .executeTakeFirst()
  if (!offer) throw new CallError('NOTFOUND')
  return offer
}
