import { randomUUID } from 'node:crypto'
import {
  claimCoupon,
  claimCoupons,
  createOrder,
  getPromo,
  listCouponOffers,
  listCoupons,
  ORDER_STATUS,
  updateOrderStatus,
} from '@quanzi/contract'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'
import { entrant, TICKET, Till } from '../../testing/Till'

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

test('chat-and-calls §7 Shop and coupons: the first page counts the coupons of each tab, for members only', async () => {
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

test('a payment’s coupons are given once, not while a refund is asked for, and end with the refund', async () => {
  const gift = 'c1005'
  const take = () => server.call(claimCoupon, { iid, couponId: gift }, { as: ann })
  const till = new Till(server)
  const move = (orderId: string, status: number, as: Actor) =>
    server.call(updateOrderStatus, { iid, orderId, status, remark: '不去了' } as never, { as })
  expect(await take()).toMatchObject({ t: 2 })
  const wish = { orderType: 205, keys: '14003', property: '14', property2: '' }
  const tip = await till.pay(await till.order(ann, wish, { amount: 100 }), ann)
  expect(await server.call(listCouponOffers, { iid, orderId: tip.gid }, { as: ann })).toEqual([])
  expect(await take()).toMatchObject({ t: 2 })
  const first = await till.paid(ann)
  expect([await take(), await take()]).toMatchObject([{ t: 0 }, { t: 0 }])
  server.time.now += 1000
  expect(await take()).toMatchObject({ t: 2 })
  await move(first.gid, ORDER_STATUS.refundRequested, ann)
  await move(first.gid, ORDER_STATUS.refunded, await server.login({ nick_name: '员', rights: ['order'] }))
  expect((await list(0)).counts).toMatchObject({ usable: 0, expired: 1 })
  const second = await till.paid(ann)
  await move(second.gid, ORDER_STATUS.refundRequested, ann)
  expect(await take()).toMatchObject({ t: 2 })
  expect(await server.call(listCouponOffers, { iid, orderId: second.gid }, { as: ann })).toEqual([])
})

test('a payment’s coupon that another order used does not come back when both are refunded', async () => {
  const till = new Till(server)
  const refund = async (orderId: string) => {
    const move = { iid, orderId, remark: '不去了' }
    const { refundRequested, refunded } = ORDER_STATUS
    const staff = await server.login({ nick_name: '员', rights: ['order'] })
    await server.call(updateOrderStatus, { ...move, status: refundRequested }, { as: ann })
    await server.call(updateOrderStatus, { ...move, status: refunded } as never, { as: staff })
  }
  const giver = await till.paid(ann)
  await server.call(claimCoupon, { iid, couponId: 'c1005' }, { as: ann })
  const [own] = (await list(0)).list
  const user = await till.paid(ann, { couponId: own?.id })
  await refund(giver.gid)
  expect((await list(1)).list.map(({ orderId }) => orderId)).toEqual([user.gid])
  await refund(user.gid)
  expect((await list(0)).list).toEqual([])
})

test('a coupon for two claims is offered until both are made', async () => {
  await server.db.updateTable('coupon').set({ per_user: 2 }).where('id', '=', 'c1001').execute()
  const offered = async () => {
    const onGoods = await server.call(listCouponOffers, { iid, goodsId: 'm1101' }, { as: ann })
    return onGoods.find(({ couponId }) => couponId === 'c1001')
  }
  const tap = () => server.call(claimCoupon, { iid, couponId: 'c1001' }, { as: ann })
  for (const claimed of [false, true]) {
    const [first, second] = await Promise.all([tap(), tap()])
    if (!claimed) expect(second).toEqual(first)
    expect(await offered()).toMatchObject({ perUser: 2, claimed })
    server.time.now += 1000
  }
  await server.db.updateTable('coupon').set({ per_user: 1 }).where('id', '=', 'c1001').execute()
})

test('with a reqId each claim counts, also in one second, and a repeat is the first one, also much later', async () => {
  const perUser = (per_user: number) =>
    server.db.updateTable('coupon').set({ per_user }).where('id', 'in', ['c1001', 'c1002']).execute()
  await perUser(3)
  const [one, two] = [randomUUID(), randomUUID()]
  const tap = (reqId?: string) =>
    server.call(claimCoupon, { iid, couponId: 'c1001', ...(reqId ? { reqId } : {}) }, { as: ann })
  const owned = async () => (await list(0)).counts?.usable
  expect(await Promise.all([tap(one), tap(one), tap(two)])).toMatchObject([{ t: 0 }, { t: 0 }, { t: 0 }])
  expect(await owned()).toBe(2)
  server.time.now += 60_000
  await tap(one)
  expect(await owned()).toBe(2)
  const all = randomUUID()
  const couponIds = ['c1002', 'c1001', 'none']
  const claimAll = () => server.call(claimCoupons, { iid, couponIds, reqId: all }, { as: ann })
  const [first, second] = await Promise.all([claimAll(), claimAll()])
  expect(first).toMatchObject({ t: 0, couponIds: ['c1002', 'c1001'] })
  expect(second).toEqual(first)
  expect(await owned()).toBe(4)
  expect(await tap(randomUUID())).toMatchObject({ t: 2 })
  await perUser(1)
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

describe('discount codes are not found by trying', () => {
  const LIMIT = { code: 1000006 }
  const PROMO = { code: 201005 }
  const right = 'LINJIAN8'
  const ask = (code: string, as: Actor | null = ann) => server.call(getPromo, { iid, code }, as ? { as } : {})
  const order = (discountCode: string) =>
    server.call(
      createOrder,
      { ...TICKET, discountCode, info: { reqId: `promo-try-${discountCode}`, entrants: [entrant()] } },
      { as: ann },
    )

  test('twenty wrong codes a day, asked or ordered with, then even the right one waits until tomorrow', async () => {
    expect(await ask(right)).toMatchObject({ code: right })
    for (let n = 0; n < 10; n += 1) await expect(ask(`WRONG${n}`)).rejects.toMatchObject(PROMO)
    for (let n = 10; n < 20; n += 1) await expect(order(`WRONG${n}`)).rejects.toMatchObject(PROMO)
    await expect(ask(right)).rejects.toMatchObject(LIMIT)
    await expect(order(right)).rejects.toMatchObject(LIMIT)
    const other = await server.login({ nick_name: '别' })
    expect(await ask(right, other)).toMatchObject({ code: right })
    server.time.now += 86_400_000
    expect(await ask(right)).toMatchObject({ code: right })
    server.time.now -= 86_400_000
  })

  /** As a Chinese keyboard types it. */
  const wide = (code: string) => code.replace(/[!-~]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0))

  test('right codes are never counted, however they are typed, and a visitor counts by address', async () => {
    for (let n = 0; n < 25; n += 1) await ask(right)
    for (const typed of [right.toLowerCase(), ` ${right.slice(0, 4)} ${right.slice(4)}`, wide(right)])
      expect(await ask(typed)).toMatchObject({ code: right })
    await server.db.deleteFrom('attempt').execute()
    for (let n = 0; n < 100; n += 1) await expect(ask(`GUESS${n}`, null)).rejects.toMatchObject(PROMO)
    await expect(ask(right, null)).rejects.toMatchObject(LIMIT)
    await server.db.deleteFrom('attempt').execute()
  })
})
