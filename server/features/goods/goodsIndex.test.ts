import { randomUUID } from 'node:crypto'
import {
  addComment,
  getGoods,
  getPromo,
  listCollected,
  listComments,
  listContent,
  listCouponOffers,
  listFeatureTypes,
  listGoods,
  listGoodsCategories,
  MODULE_TYPE,
  markContent,
  saveDiscountCode,
  searchContent,
} from '@quanzi/contract'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'

let server: TestServer
let ann: Actor
const iid = 1000
const NOTFOUND = { code: 1000004 }
const { goods: GOODS } = MODULE_TYPE
const ids = (page: { list: readonly { id: string }[] }) => page.list.map(({ id }) => id)

beforeAll(async () => {
  server = await createDemoServer()
  ann = await server.login()
})
afterAll(() => server.close())

test('search, lists and tags find goods on sale among contents, and no withdrawn goods', async () => {
  const found = await server.call(searchContent, { iid, queryKey: '保温壶', moduleTypes: [GOODS] })
  expect(found.list).toMatchObject([
    { id: 'g-bottle', moduleType: GOODS, price: 12_900, summary: '早上灌的水，山顶还烫', extra: { source: 'store' } },
  ])
  expect(ids(await server.call(searchContent, { iid, queryKey: 'yly', moduleTypes: [GOODS] }))).toEqual(['m1201'])
  const all = await server.call(listContent, { iid, moduleType: GOODS, pageSize: 50 })
  expect(all.total).toBe((await server.call(listGoods, { iid })).total)
  const off = await server.db
    .selectFrom('goods')
    .select('id')
    .where('iid', '=', iid)
    .where('status', '=', 'off')
    .execute()
  expect(off).toHaveLength(3)
  for (const { id } of off) expect(ids(all)).not.toContain(id)
  expect(ids(await server.call(listContent, { iid: 3073, moduleType: GOODS }))).toContain('332001')
})

test('goods are collected and commented on by goodsId, by members of their tenant', async () => {
  const mark = { moduleType: GOODS, id: 'm2203', mark: 'collect', on: true } as const
  expect(await server.call(markContent, { iid, reqId: randomUUID(), ...mark }, { as: ann })).toMatchObject({ on: true })
  expect(await server.call(listCollected, { iid }, { as: ann })).toMatchObject({ list: [{ id: 'm2203' }] })
  expect((await server.call(getGoods, { iid, goodsId: 'm2203' }, { as: ann })).goods.collected).toBe(true)
  await server.call(addComment, { iid, type: GOODS, targetId: 'm2203', content: '坐着很稳' }, { as: ann })
  expect(await server.call(listComments, { iid, type: GOODS, targetId: 'm2203' })).toMatchObject({ total: 1 })
  expect((await server.call(getGoods, { iid, goodsId: 'm2203' })).goods.comments).toBe(1)
  const far = await server.login({ iid: 3073 })
  await expect(
    server.call(markContent, { iid: 3073, reqId: randomUUID(), ...mark }, { as: far }),
  ).rejects.toMatchObject(NOTFOUND)
})

test('categories and feature types without goods on sale are left out', async () => {
  const types = (await server.call(listFeatureTypes, { iid })).filter(({ moduleType }) => moduleType === GOODS)
  expect(types.map(({ name }) => name)).toEqual(['圈子周边', '轻装备', '背包收纳', '穿戴'])
  const bags = await server.call(listGoods, { iid, typeId: 't-goods-bag', pageSize: 50 })
  expect(bags.list.map(({ goodsId }) => goodsId)).toEqual(expect.arrayContaining(['s6002', 's6003', 's5009']))
  await server.db
    .updateTable('goods')
    .set({ status: 'off' })
    .where('iid', '=', iid)
    .where('cat_id', '=', '31')
    .execute()
  const names = async () => (await server.call(listGoodsCategories, { iid, source: 'mall' })).map(({ name }) => name)
  expect(await names()).toEqual(['露营', '穿着', '吃喝'])
  await server.db.updateTable('goods').set({ status: 'on' }).where('iid', '=', iid).where('cat_id', '=', '31').execute()
  expect(await names()).toContain('文具书籍')
})

test('chat-and-calls §7: coupons for goods are those whose scope includes them', async () => {
  const scoped = { kind: 'claim', discount_type: 1, minus_price: 500, start_at: 0, end_at: 9e12, iid } as const
  const coupons = [
    { id: 'o-any', scope: {} },
    { id: 'o-store', scope: { orderTypes: [32] } },
    { id: 'o-mall', scope: { orderTypes: [33] } },
    { id: 'o-bottle', scope: { targets: ['g-bottle'] } },
    { id: 'o-acts', scope: { orderTypes: [1] } },
  ]
  await server.db
    .insertInto('coupon')
    .values(coupons.map(({ id, scope }) => ({ ...scoped, id, name: id, scope: JSON.stringify(scope) })))
    .execute()
  const offers = async (goodsId: string) =>
    (await server.call(listCouponOffers, { iid, goodsId }))
      .map(({ couponId }) => couponId)
      .filter((id) => /^o-/.test(id))
  expect((await offers('g-bottle')).sort()).toEqual(['o-any', 'o-bottle', 'o-store'])
  expect((await offers('m1203')).sort()).toEqual(['o-any', 'o-mall'])
  for (const goodsId of ['nothing', 's5011']) await expect(offers(goodsId)).rejects.toMatchObject(NOTFOUND)
  await expect(server.call(listCouponOffers, { iid: 3073, goodsId: 'g-bottle' })).rejects.toMatchObject(NOTFOUND)
})

test('chat-and-calls §7 Addresses and promo: a code for goods applies to a cart that names them or one of their skus', async () => {
  const seller = await server.login()
  await server.db.insertInto('dis_role').values({ iid, user_id: seller.member.user_id, status: 1, at: 1 }).execute()
  const terms = { percent: 5, total: 5, endTime: server.time.now + 86_400_000, goodsId: 'm1203' }
  const { code } = await server.call(saveDiscountCode, { iid, reqId: randomUUID(), ...terms }, { as: seller })
  const keys = async (id: string) => (await server.call(getPromo, { iid, code, id }, { as: ann })).keys
  expect(await keys('m1203-1')).toContain('m1203-1')
  expect(await keys('m1101-1,m1203-1')).not.toContain('m1101-1')
  expect(await keys('m1203')).toContain('m1203-1')
  await expect(keys('m1101-1')).rejects.toMatchObject({ code: 201005 })
})

test('the demo goods cover every state that the shop shows', async () => {
  const goods = await server.db
    .selectFrom('goods')
    .selectAll()
    .where('iid', '=', iid)
    .where('status', '=', 'on')
    .execute()
  const skus = await server.db.selectFrom('sku').selectAll().where('iid', '=', iid).execute()
  expect(goods.filter(({ stock }) => stock === 0)).toHaveLength(5)
  expect(goods.filter(({ stock }) => stock > 0 && stock <= 3)).toHaveLength(5)
  expect(new Set(skus.filter(({ vip_price }) => vip_price !== null).map(({ goods_id }) => goods_id)).size).toBe(5)
  expect(goods.filter(({ buy_share }) => buy_share !== null)).toHaveLength(3)
  const { skus: shell, specs } = await server.call(getGoods, { iid, goodsId: 'm2107' })
  expect(specs.map(({ values }) => values.length)).toEqual([3, 3, 2])
  expect(shell).toHaveLength(13)
  for (const [tenant, named] of [
    [iid, { goodsId: 'g-towel' }],
    [iid, { goodsId: 'g-lamp' }],
    [3073, { goodsId: '332002' }],
    [3073, { skuId: '333001-1' }],
    [3073, { skuId: '333002-1' }],
    [3192, { goodsId: 's5001' }],
    [3214, { goodsId: 's5001' }],
  ] as const)
    expect((await server.call(getGoods, { iid: tenant, ...named })).skus.length).toBeGreaterThan(0)
})
