import type { RoomGoods } from '@quanzi/contract'
import type { Db } from '../../db/schema'

/** Goods on sale by their ids, in this order, for a page that shows selected goods. */
export async function goodsShown(db: Db, iid: number, ids: readonly string[]): Promise<readonly RoomGoods[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('goods')
    .select(['id', 'title', 'imgs', 'price', 'stock'])
    .where('iid', '=', iid)
    .where('id', 'in', [...ids])
    .where('status', '=', 'on')
    .execute()
  return ids.flatMap((id) =>
    rows
      .filter((row) => row.id === id)
      .map(({ title, imgs, price, stock }) => ({
        goodsId: id,
        title,
        img: imgs[0] ?? '',
        price,
        soldOut: stock === 0,
      })),
  )
}
