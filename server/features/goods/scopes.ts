import { ORDER_TYPE, type OrderTypeNumber } from '@quanzi/contract'
import { CallError } from '../../call/CallError'
import type { Db } from '../../db/schema'

/** What coupons compare: the order type of goods on sale, and the goods. NOTFOUND when they are not on sale. */
export async function goodsScope(
  db: Db,
  iid: number,
  goodsId: string,
): Promise<{ orderType: OrderTypeNumber; goodsId: string }> {
  const goods = await db
    .selectFrom('goods')
    .select('source')
    .where('iid', '=', iid)
    .where('id', '=', goodsId)
    .where('status', '=', 'on')
    .executeTakeFirst()
  if (!goods) throw new CallError('NOTFOUND')
  return { orderType: goods.source === 'mall' ? ORDER_TYPE.mallGoods : ORDER_TYPE.storeGoods, goodsId }
}

/** The goods and all their skus, when one of an order's keys is among them; else nothing. */
export async function keysOfGoods(db: Db, iid: number, goodsId: string, keys: readonly string[]): Promise<string[]> {
  const skus = await db.selectFrom('sku').select('id').where('iid', '=', iid).where('goods_id', '=', goodsId).execute()
  const own = [goodsId, ...skus.map(({ id }) => id)]
  return keys.some((key) => own.includes(key)) ? own : []
}
