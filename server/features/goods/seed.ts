import { percentOf } from '@quanzi/contract'
import { initialsOf, searchText } from '../../db/lists/searchText'
import type { GoodsSeed, ShopSeed } from '../../seed/GoodsSeed'
import { insertRows, type Row } from '../../seed/insertRows'
import type { Planter } from '../../seed/Planter'
import { picture } from '../../seed/TenantSeed'
import { marksOf } from './marksOf'

const DAY = 86_400_000
/** The supplier's part of the price of mall goods, in percent. */
const SUPPLY_PERCENT = 72

/** Writes the goods of a demo tenant. */
export const plantGoods: Planter = async (db, { iid, shop }, now) => {
  if (!shop) return
  await insertRows(
    db,
    'supplier',
    shop.suppliers.map((supplier) => ({
      iid,
      supplier_iid: supplier.iid,
      name: supplier.name,
      logo: supplier.logo,
      freight_fee: supplier.fee,
      free_over: supplier.freeOver,
      services: JSON.stringify(shop.services),
    })),
  )
  await insertRows(
    db,
    'goods_category',
    shop.categories.map(({ id, art, source, name, parent }, sort) => ({
      ...{ iid, id, source, name, sort },
      parent_id: parent ?? null,
      img: picture(`sign_${art}`, sort, '1x1').src,
    })),
  )
  const skus = shop.goods.map((goods) => skuRows(iid, goods))
  await insertRows(
    db,
    'goods',
    shop.goods.map((goods, at) => goodsRow(iid, shop, goods, { skus: skus[at] ?? [], at, now })),
  )
  await insertRows(db, 'sku', skus.flat())
}

/** Every combination of the specs' options; one without specs. */
const combinations = (specs: GoodsSeed['specs']): string[][] =>
  specs.reduce<string[][]>((all, { values }) => all.flatMap((one) => values.map((value) => [...one, value])), [[]])

/** Later options cost a little more; some are sold out. */
const skuRows = (iid: number, goods: GoodsSeed): Row<'sku'>[] =>
  combinations(goods.specs).map((values, at) => ({
    iid,
    id: `${goods.id}-${at + 1}`,
    goods_id: goods.id,
    values,
    price: goods.price + (at % 4) * 500,
    vip_price: goods.vip === undefined ? null : goods.vip + (at % 4) * 500,
    market_price: goods.market ?? null,
    supply_price: goods.source === 'mall' ? percentOf(goods.price, SUPPLY_PERCENT) : 0,
    stock: at % 5 === 3 ? 0 : 3 + ((at * 7 + goods.sold) % 60),
    sold: at === 0 ? goods.sold : 0,
    sort: at,
  }))

function goodsRow(
  iid: number,
  shop: ShopSeed,
  goods: GoodsSeed,
  { skus, at, now }: { skus: readonly Row<'sku'>[]; at: number; now: number },
): Row<'goods'> {
  const category = shop.categories.find(({ id }) => id === goods.cat)
  const parent = shop.categories.find(({ id }) => id === category?.parent)
  return {
    iid,
    id: goods.id,
    source: goods.source,
    title: goods.title,
    subtitle: goods.subtitle,
    imgs: [0, 1, 2].map((n) => picture(`thing_${goods.art}`, at * 3 + n, '1x1').src),
    ratio: 1,
    html: `<p>${goods.subtitle}。</p>`,
    params: JSON.stringify(goods.specs.map(({ name, values }) => ({ name, value: values.join('、') }))),
    specs: goods.specs.map(({ name }) => name),
    type_id: null,
    cat_id: goods.cat,
    supplier_iid: goods.supplier,
    rates: goods.rates ? JSON.stringify(goods.rates) : null,
    buy_share: goods.buyShare ? JSON.stringify(goods.buyShare) : null,
    sort: shop.goods.length - at,
    price: Math.min(...skus.map(({ price }) => price)),
    stock: skus.reduce((sum, { stock = 0 }) => sum + stock, 0),
    sold: goods.sold,
    sku_count: skus.length,
    published_at: now - (at + 1) * DAY,
    text: searchText(goods.title, goods.subtitle, category?.name ?? '', parent?.name ?? '', initialsOf(goods.title)),
    marks: marksOf({ catId: goods.cat, parentCatId: category?.parent, supplierIid: goods.supplier }),
  }
}
