import { claimCoupon, listCouponOffers, listCoupons, ORDER_STATUS, updateOrderStatus } from '@quanzi/contract'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'
import { Till } from '../../testing/Till'

const iid = 1000
const NOTFOUND = { code: 1000004 }
let server: TestServer
let ann: Actor
beforeAll(async () => {
  server = await createDemoServer()
  await server.db.updateTable('coupon').set({ full_price: 0 }).where('id', '=', 'c1001').execute()
})
afterAll(() => server.close())
beforeEach(async () => {
  ann = await server.login({ nick_name: '安' })
})

const list = (status: 0 | 1 | 2 | 'claimable', as: Actor | null = ann, pageNumber = 1) =>
  server.call(listCoupons, { iid, status, pageNumber }, as ? { as } : {})
const linked = (couponId: string, as: Actor | null = null, tenant = iid) =>
  server.call(listCouponOffers, { iid: tenant, couponId }, as ? { as } : {})

test('a coupon says what it is for', async () => {
  const { list: coupons } = await list('claimable', null)
  const target = (id: string) => coupons.find(({ couponId }) => couponId === id)?.target
  expect([target('c1001'), target('c1002')]).toEqual([
    { orderTypes: [], ids: [] },
    { orderTypes: [1], ids: [] },
  ])
  expect(coupons.some(({ target: { ids } }) => ids.length > 0)).toBe(true)
})

test('the first page counts the coupons of each tab, for members only', async () => {
  expect((await list('claimable', null)).counts).toBeUndefined()
  const { counts, total } = await list('claimable')
  expect(counts).toEqual({ usable: 0, used: 0, expired: 0, claimable: total })
  await server.call(claimCoupon, { iid, couponId: 'c1001' }, { as: ann })
  expect((await list(0)).counts).toMatchObject({ usable: 1, used: 0, expired: 0 })
  expect((await list(0, ann, 2)).counts).toBeUndefined()
  await server.db.updateTable('user_coupon').set({ end_time: 1 }).where('user_id', '=', ann.member.user_id).execute()
  expect((await list(0)).counts).toMatchObject({ usable: 0, expired: 1 })
})

test('more coupons than a badge shows are not counted', async () => {
  const row = { coupon_id: 'c1001', iid, user_id: ann.member.user_id, end_time: server.time.now + 1e9, at: 0 }
  const rows = Array.from({ length: 130 }, (_, n) => ({ ...row, seq: n + 1, order_id: null, source_order_id: null }))
  await server.db.insertInto('user_coupon').values(rows).execute()
  expect((await list(0)).counts?.usable).toBe(100)
})

test('a used coupon names its order, and no other one does', async () => {
  await server.call(claimCoupon, { iid, couponId: 'c1001' }, { as: ann })
  const [own] = (await list(0)).list
  expect(own?.orderId).toBeUndefined()
  const till = new Till(server)
  const order = await till.order(ann, { couponId: own?.id })
  if (order.payable > 0) await till.pay(order, ann)
  expect((await list(1)).list.map(({ orderId }) => orderId)).toEqual([order.gid])
  await server.call(
    updateOrderStatus,
    { iid, orderId: order.gid, status: ORDER_STATUS.refundRequested, remark: '不去了' },
    { as: ann },
  )
  expect((await list(1)).list.every(({ orderId }) => orderId !== undefined)).toBe(true)
})

test('a link shows its coupon to visitors, also after its end; what only a payment or a benefit gives stays hidden', async () => {
  expect(await linked('c1001')).toMatchObject([{ couponId: 'c1001', owned: 0, claimed: false }])
  await server.call(claimCoupon, { iid, couponId: 'c1001' }, { as: ann })
  expect(await linked('c1001', ann)).toMatchObject([{ claimed: true }])
  const { end_at } = await server.db
    .selectFrom('coupon')
    .select('end_at')
    .where('id', '=', 'c1001')
    .executeTakeFirstOrThrow()
  await server.db.updateTable('coupon').set({ end_at: 2 }).where('id', '=', 'c1001').execute()
  expect(await linked('c1001')).toMatchObject([{ endTime: 2 }])
  await server.db.updateTable('coupon').set({ end_at }).where('id', '=', 'c1001').execute()
  await expect(linked('c1001', null, 3073)).rejects.toMatchObject(NOTFOUND)
  await expect(linked('none')).rejects.toMatchObject(NOTFOUND)
  for (const kind of ['gift', 'vip'] as const) {
    const { id } = await server.db
      .selectFrom('coupon')
      .select('id')
      .where('iid', '=', iid)
      .where('kind', '=', kind)
      .limit(1)
      .executeTakeFirstOrThrow()
    await expect(linked(id)).rejects.toMatchObject(NOTFOUND)
  }
})
