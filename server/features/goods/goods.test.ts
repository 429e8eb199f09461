import { getGoods, listGoods, listGoodsCategories } from '@quanzi/contract'
import { parsePictureName } from '../../delivery/media/art/picture'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'

let server: TestServer
let ann: Actor
const iid = 1000
const titles = (page: { list: readonly { title: string }[] }) => page.list.map(({ title }) => title)

beforeAll(async () => {
  server = await createDemoServer()
  ann = await server.login()
})
afterAll(() => server.close())

test('a tenant sells at least 60 goods with 150 skus of four suppliers', async () => {
  const all = await server.call(listGoods, { iid, pageSize: 50 })
  expect(all.total).toBeGreaterThanOrEqual(60)
  expect(all.hasMore).toBe(true)
  const skus = await server.db.selectFrom('sku').select('id').where('iid', '=', iid).execute()
  expect(skus.length).toBeGreaterThanOrEqual(150)
  const suppliers = await server.db
    .selectFrom('goods')
    .select('supplier_iid')
    .distinct()
    .where('iid', '=', iid)
    .execute()
  expect(suppliers).toHaveLength(4)
})

test('pages follow one another without a gap, over both sources in one order', async () => {
  const pages = await Promise.all(
    [1, 2, 3, 4].map((pageNo) => server.call(listGoods, { iid, pageSize: 20, pageNo, sortBy: 'priceUp' })),
  )
  const rows = pages.flatMap(({ list }) => list)
  expect(new Set(rows.map(({ goodsId }) => goodsId)).size).toBe(pages[0]?.total)
  expect(new Set(rows.map(({ source }) => source))).toEqual(new Set(['mall', 'store']))
})

test('goods are sorted by price, by sold pieces and by date', async () => {
  const key = { priceUp: 'shown_price', priceDown: 'shown_price', sold: 'sold' } as const
  for (const sortBy of ['priceUp', 'priceDown', 'sold'] as const) {
    const { list } = await server.call(listGoods, { iid, sortBy, pageSize: 50 })
    const goods = await server.db
      .selectFrom('goods')
      .select(['id', 'shown_price', 'sold'])
      .where('iid', '=', iid)
      .execute()
    const of = new Map(goods.map((one) => [one.id, one[key[sortBy]]]))
    const values = list.map(({ goodsId }) => of.get(goodsId) ?? Number.NaN)
    expect(values).toEqual([...values].sort((a, b) => (sortBy === 'priceUp' ? a - b : b - a)))
  }
  const { list } = await server.call(listGoods, { iid, sortBy: 'new', pageSize: 1 })
  expect(titles({ list })).toEqual(['三季双人帐篷'])
})

test('a category includes the goods of its subcategories, and a supplier has its own goods', async () => {
  const tree = await server.call(listGoodsCategories, { iid, source: 'mall' })
  expect(tree[0]).toMatchObject({ id: '10', name: '露营', children: [{ name: '帐篷天幕' }, { name: '营地家具' }] })
  expect(await server.call(listGoodsCategories, { iid, source: 'mall', parentId: '10' })).toEqual(tree[0]?.children)
  const [all, tents] = await Promise.all(
    ['10', '11'].map((catId) => server.call(listGoods, { iid, catId, pageSize: 50 })),
  )
  expect([all?.total, tents?.total]).toEqual([14, 7])
  const { list } = await server.call(listGoods, { iid, supplierIid: 3073 })
  expect(new Set(list.map(({ supplier }) => supplier))).toEqual(new Set(['北辰文创']))
})

test('goods are found by words, by one character and by initials', async () => {
  expect(titles(await server.call(listGoods, { iid, queryKey: '保温壶' }))).toEqual(['山野圈保温壶 750ml'])
  expect(titles(await server.call(listGoods, { iid, queryKey: 'yly' }))).toEqual(['月亮椅'])
  expect(titles(await server.call(listGoods, { iid, queryKey: '壶' }))).toEqual(['山野圈保温壶 750ml', '快挂六只'])
  expect((await server.call(listGoods, { iid, queryKey: '没有这样的东西' })).list).toEqual([])
})

test('goods are filtered by price range, by stock and by similar goods', async () => {
  const cheap = await server.call(listGoods, { iid, priceFrom: 1000, priceTo: 3000, pageSize: 50 })
  expect(cheap.list.length).toBeGreaterThan(2)
  const prices = await server.db
    .selectFrom('goods')
    .select('price')
    .where('iid', '=', iid)
    .where(
      'id',
      'in',
      cheap.list.map(({ goodsId }) => goodsId),
    )
    .execute()
  expect(prices.every(({ price }) => price >= 1000 && price <= 3000)).toBe(true)
  await server.db.updateTable('goods').set({ stock: 0 }).where('iid', '=', iid).where('id', '=', 's5010').execute()
  expect(titles(await server.call(listGoods, { iid, catId: '50', inStock: true }))).not.toContain('年历 山的十二个月')
  const others = await server.call(listGoods, { iid, relatedTo: 's5001', pageSize: 50 })
  expect(others.list.map(({ goodsId }) => goodsId)).not.toContain('s5001')
  expect(others.total).toBe(12)
})

test('a coupon lists the goods that it applies to', async () => {
  const scoped = { kind: 'claim', discount_type: 1, minus_price: 500, start_at: 0, end_at: 9e12, iid } as const
  const coupons = [
    { id: 'of-store', scope: { orderTypes: [32] } },
    { id: 'of-two', scope: { orderTypes: [32, 33], targets: ['s5001', 'm1101'] } },
    { id: 'of-acts', scope: { orderTypes: [1] } },
  ]
  await server.db
    .insertInto('coupon')
    .values(coupons.map(({ id, scope }) => ({ ...scoped, id, name: id, scope: JSON.stringify(scope) })))
    .execute()
  const goodFor = async (couponId: string) => (await server.call(listGoods, { iid, couponId, pageSize: 50 })).list
  expect(new Set((await goodFor('of-store')).map(({ source }) => source))).toEqual(new Set(['store']))
  expect((await goodFor('of-two')).map(({ goodsId }) => goodsId).sort()).toEqual(['m1101', 's5001'])
  expect(await goodFor('of-acts')).toEqual([])
  await expect(goodFor('nowhere')).rejects.toMatchObject({ code: 1000004 })
})

test('goods show their options, by their own id or by that of a sku', async () => {
  const detail = await server.call(getGoods, { iid, goodsId: 'm2101' }, { as: ann })
  expect(detail.specs).toEqual([
    { name: '尺码', values: ['S', 'M', 'L', 'XL'] },
    { name: '颜色', values: ['黑', '松针绿'] },
  ])
  expect(detail.skus).toHaveLength(8)
  expect(detail.skus[0]).toMatchObject({ values: ['S', '黑'], price: 59_900, vipPrice: 53_900, accountPrice: null })
  expect(detail.freight).toEqual({ fee: 1000, freeOver: null })
  expect(detail).toMatchObject({ inCart: {}, owned: 0, goods: { supplier: { name: '云杉生活' }, collected: false } })
  const bySku = await server.call(getGoods, { iid, skuId: detail.skus[3]?.skuId ?? '' })
  expect(bySku.goods.goodsId).toBe('m2101')
})

test('goods that are withdrawn, unknown or of another tenant are not found', async () => {
  await server.db.updateTable('goods').set({ status: 'off' }).where('iid', '=', iid).where('id', '=', 'm1104').execute()
  for (const named of [{ goodsId: 'm1104' }, { skuId: 'm1104-1' }, { goodsId: 'nothing' }, { skuId: 'nothing' }])
    await expect(server.call(getGoods, { iid, ...named })).rejects.toMatchObject({ code: 1000004 })
  await expect(server.call(getGoods, { iid: 3073, goodsId: 's5001' })).rejects.toMatchObject({ code: 1000004 })
  await expect(server.call(getGoods, { iid })).rejects.toMatchObject({ code: 1000003 })
  expect(titles(await server.call(listGoods, { iid: 3073, queryKey: '帐篷' }))).toEqual([])
})

test('the pictures of goods and their categories can be drawn', async () => {
  const goods = await server.db.selectFrom('goods').select('imgs').where('iid', '=', iid).execute()
  const signs = await server.db.selectFrom('goods_category').select('img').where('iid', '=', iid).execute()
  const addresses = [...goods.flatMap(({ imgs }) => imgs), ...signs.map(({ img }) => img)]
  expect(addresses.length).toBeGreaterThan(180)
  const drawn = addresses.map((address) => parsePictureName(address.replace(/^\/media\/|\.webp$/g, '')))
  expect(addresses.filter((_, at) => drawn[at] === null)).toEqual([])
})
