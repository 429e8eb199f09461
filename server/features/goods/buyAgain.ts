import { type CartAgain, ORDER_TYPE } from '@quanzi/contract'
import { CallError } from '../../call/CallError'
import type { Member } from '../../call/Session'
import type { Db } from '../../db/schema'
import { setLines } from './cart'

/** Adds an order's lines to the cart, as far as they are still on sale. */
export async function buyAgain(
  db: Db,
  me: Member,
  { orderId, at }: { orderId: string; at: number },
): Promise<CartAgain> {
  const { iid, user_id } = me
  const order = await db
    .selectFrom('orders')
    .select(['user_id', 'order_type'])
    .where('iid', '=', iid)
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!order) throw new CallError('NOTFOUND')
  if (order.user_id !== user_id) throw new CallError('DENIED')
  const source = order.order_type === ORDER_TYPE.mallGoods ? 'mall' : 'store'
  const lines = await db
    .selectFrom('order_chain as c')
    .leftJoin('sku as k', (on) =>
      on.onRef('k.iid', '=', 'c.iid').onRef('k.id', '=', 'c.target_id').on('k.on_sale', '=', true),
    )
    .leftJoin('goods as g', (on) =>
      on
        .onRef('g.iid', '=', 'k.iid')
        .onRef('g.id', '=', 'k.goods_id')
        .on('g.status', '=', 'on')
        .on('g.source', '=', source),
    )
    .leftJoin('cart_line as l', (on) =>
      on.onRef('l.iid', '=', 'k.iid').onRef('l.sku_id', '=', 'k.id').on('l.user_id', '=', user_id),
    )
    .select(['c.target_id', 'c.title', 'c.num', 'k.stock', 'g.id as goods_id', 'l.num as held'])
    .where('c.iid', '=', iid)
    .where('c.order_id', '=', orderId)
    .orderBy('c.id')
    .execute()
  const sold = lines.filter(({ goods_id, stock }) => goods_id !== null && (stock ?? 0) > 0)
  if (sold.length > 0)
    await setLines(db, me, source, {
      lines: sold.map(({ target_id, num, held }) => ({ skuId: target_id, num: num + (held ?? 0), checked: true })),
      at,
    })
  const missing = lines.filter((line) => !sold.includes(line)).map(({ title }) => title)
  return { source, added: sold.length, missing }
}
