import { MODULE_TYPE, type ShopFacts, type ShopOffer } from '@quanzi/contract'
import type { Db } from '../../db/schema'
import type { DetailPart } from '../../items/detailParts'
import { goodsShown } from '../goods/public'
import { mediaOf } from './media'

const list = <Item>(value: unknown): readonly Item[] => (Array.isArray(value) ? value : [])

/** What visitors of a shop need: when it is open, how to reach it, what it gives and sells, its album. */
const shopPart: DetailPart = async (db, { iid }, { id, extra, detail }) => {
  const said = await dataOf(db, iid, id)
  const shop: ShopFacts = {
    hours: extra.hours ?? [],
    phone: said?.phone ?? '',
    address: [said?.region, said?.address].filter(Boolean).join(' '),
    offers: list<ShopOffer>(detail?.offers),
    goods: await goodsShown(db, iid, list<string>(detail?.goods)),
    media: await mediaOf(db, { iid, shopId: id }),
  }
  return { shop }
}

const dataOf = async (db: Db, iid: number, id: string) =>
  (
    await db
      .selectFrom('shop')
      .select('data')
      .where('iid', '=', iid)
      .where('id', '=', id)
      .where('status', '=', 'open')
      .executeTakeFirst()
  )?.data

/** By module type. */
export const shopDetailParts: Readonly<Record<number, DetailPart>> = { [MODULE_TYPE.shop]: shopPart }
