import { MODULE_TYPE, percentOf } from '@quanzi/contract'
import { initialsOf, searchText } from '../../db/lists/searchText'
import type { Db } from '../../db/schema'
import type { GoodsSeed, ShopSeed } from '../../seed/GoodsSeed'
import { insertRows, type Row } from '../../seed/insertRows'
import type { Planter } from '../../seed/Planter'
import { picture } from '../../seed/TenantSeed'
import { distributionRules } from '../../trade/distributionRules'
import { reckonCommissions } from '../../trade/reckonCommissions'
import { goodsIndexRow } from './goodsIndex'
import { marksOf } from './marksOf'

const DAY = 86_400_000
/** The supplier's part of the price of mall goods, in percent. */
const SUPPLY_PERCENT = 72

const RETURN_PLACES = [
  '浙江省 杭州市 西湖区 转塘街道 山野路 12 号',
  '福建省 厦门市 湖里区 兴隆路 8 号 2 号仓',
  '北京市 北京市 海淀区 学院路 30 号',
  '四川省 成都市 郫都区 云杉路 66 号',
]

/** Writes the goods of a demo tenant. */
export const plantGoods: Planter = async (db, { iid, shop }, now) => {
  if (!shop) return
  await insertRows(
    db,
    'supplier',
    shop.suppliers.map((supplier, at) => ({
      iid,
      return_to: JSON.stringify({
        ...{ name: `${supplier.name}售后`, mobile: `1360000${1001 + at}`, postCode: '' },
        address: RETURN_PLACES[at % RETURN_PLACES.length] ?? '',
      }),
      supplier_iid: supplier.iid,
      name: supplier.name,
      intro: supplier.intro,
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
  await reckonCommissions(db, iid, (await distributionRules(db, iid)).rates[0] ?? 0)
  await plantGoodsIndex(db, iid, shop)
}

/** The rows by which goods are found beside contents, and their counters. */
async function plantGoodsIndex(db: Db, iid: number, shop: ShopSeed): Promise<void> {
  const stored = await db.selectFrom('goods').selectAll().where('iid', '=', iid).execute()
  const nameOf = (id: string | null) => shop.categories.find((category) => category.id === id)?.name ?? ''
  await insertRows(
    db,
    'content_index',
    stored.map((goods) => goodsIndexRow(goods, nameOf(goods.cat_id))),
  )
  await insertRows(
    db,
    'content_counts',
    stored.map(({ id, sold }) => ({ iid, module_type: MODULE_TYPE.goods, id, view: sold * 7 })),
  )
}

/** Every combination of the specs' options that exists; one without specs. */
const combinations = ({ specs, holes = [] }: GoodsSeed): string[][] =>
  specs
    .reduce<string[][]>((all, { values }) => all.flatMap((one) => values.map((value) => [...one, value])), [[]])
    .filter((values) => !holes.includes(values.join('/')))

/** Later options cost a little more; some are sold out. */
const skuRows = (iid: number, goods: GoodsSeed): Row<'sku'>[] =>
  combinations(goods).map((values, at) => ({
    iid,
    id: `${goods.id}-${at + 1}`,
    goods_id: goods.id,
    values,
    price: goods.price + (at % 4) * 500,
    vip_price: goods.vip === undefined ? null : goods.vip + (at % 4) * 500,
    market_price: goods.market ?? null,
    supply_price: goods.source === 'mall' ? percentOf(goods.price, SUPPLY_PERCENT) : 0,
    stock: goods.stock ?? (at % 5 === 3 ? 0 : 12 + ((at * 7 + goods.sold) % 60)),
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
  const inStock = skus.filter(({ stock = 0 }) => stock > 0)
  const cover = picture(`thing_${goods.art}`, goods.look ?? at * 3, goods.shape ?? '1x1')
  return {
    iid,
    id: goods.id,
    source: goods.source,
    title: goods.title,
    subtitle: goods.subtitle,
    imgs: [cover, ...[1, 2].map((n) => picture(`thing_${goods.art}`, at * 3 + n, '1x1'))].map(({ src }) => src),
    ratio: cover.ratio,
    html: `<p>${goods.subtitle}。</p>`,
    params: JSON.stringify(goods.specs.map(({ name, values }) => ({ name, value: values.join('、') }))),
    specs: goods.specs.map(({ name }) => name),
    type_id: goods.type ?? null,
    cat_id: goods.cat,
    supplier_iid: goods.supplier,
    rates: goods.rates ? JSON.stringify(goods.rates) : null,
    buy_share: goods.buyShare ? JSON.stringify(goods.buyShare) : null,
    status: goods.off ? 'off' : 'on',
    sort: shop.goods.length - at,
    price: Math.min(...skus.map(({ price }) => price)),
    shown_price: Math.min(...(inStock.length > 0 ? inStock : skus).map(({ price }) => price)),
    stock: skus.reduce((sum, { stock = 0 }) => sum + stock, 0),
    sold: goods.sold,
    sku_count: skus.length,
    published_at: now - (at + 1) * DAY,
    text: searchText(goods.title, goods.subtitle, category?.name ?? '', parent?.name ?? '', initialsOf(goods.title)),
    marks: marksOf({
      catId: goods.cat,
      parentCatId: category?.parent,
      typeId: goods.type,
      supplierIid: goods.supplier,
    }),
  }
}
