import { randomUUID } from 'node:crypto'
import {
  claimCoupon,
  createOrder,
  ERRORS,
  getVipProfile,
  listCoupons,
  listVipBenefits,
  listVipRecords,
  MODULE_TYPE,
  queryLogistics,
  takeVipBenefit,
  updateOrderStatus,
  useVipRecord,
} from '@quanzi/contract'
import { within } from '../../call/within'
import { checkLedger } from '../../ledger/checkLedger'
import { contextOf } from '../../seed/contextOf'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'
import { Till } from '../../testing/Till'
import { GIVEN_BACK } from './claims'
import { useRecord } from './useRecord'

const iid = 1000
let server: TestServer
let till: Till
let ann: Actor
let staff: Actor
beforeAll(async () => {
  server = await createDemoServer()
  till = new Till(server)
  staff = await server.login({ nick_name: '员', rights: ['order', 'scan'] })
})
afterAll(() => server.close())
beforeEach(async () => {
  ann = await server.login({ nick_name: '安' })
})
afterEach(async () => {
  expect(await checkLedger(server.db)).toEqual([])
})

const buy = async (orderType: number, keys: string, as = ann) => {
  const wish = { iid, orderType, keys, num: 1, info: { reqId: randomUUID() } }
  return await till.pay(await server.call(createOrder, wish, { as }), as)
}
const take = (targetId: string, as = ann, type = '1', infos?: object) =>
  server.call(takeVipBenefit, { iid, type, targetId, ...(infos ? { infos: { ...infos } } : {}) }, { as })
const benefits = (as?: Actor, storeId?: string) =>
  server.call(listVipBenefits, { iid, ...(storeId ? { storeId } : {}) }, as ? { as } : {})
const leftOf = async (id: string, as = ann) => (await benefits(as)).find((one) => one.id === id)?.left
const records = async (as = ann, wish: object = {}) =>
  (await server.call(listVipRecords, { iid, scope: 'mine', ...wish }, { as })).list
const use = (wish: object, as = staff) => server.call(useVipRecord, { iid, reqId: randomUUID(), ...wish }, { as })
/** Does the work at a later time, when everybody is still logged in. */
const later = async (ms: number, work: () => Promise<unknown>) => {
  const before = server.time.now
  server.time.now += ms
  await server.db
    .updateTable('session')
    .set({ expires_at: server.time.now + 86_400_000 })
    .execute()
  try {
    await work()
  } finally {
    server.time.now = before
  }
}
const DAY = 86_400_000
const refund = async (orderId: string) => {
  await server.call(updateOrderStatus, { iid, orderId, status: 15, remark: '不要了' }, { as: staff })
  await server.call(updateOrderStatus, { iid, orderId, status: 18 }, { as: staff })
}

test('everybody sees the benefits; only a VIP can use them, within the limits of the card', async () => {
  expect((await benefits()).map(({ id, quota, left }) => [id, quota, left])).toEqual([
    ['b-coffee', 3, null],
    ['b-climb', 2, null],
    ['b-camp', 1, null],
    ['b-box', 1, null],
    ['b-map', 1, null],
    ['b-ten', 4, null],
  ])
  await buy(101, 'vip-season')
  expect(await leftOf('b-coffee')).toBe(3)
  // Only the annual card gives this benefit.
  expect(await leftOf('b-camp')).toBe(0)
  await expect(take('b-camp')).rejects.toMatchObject({ code: 1000002 })
  await expect(take('b-coffee', await server.login())).rejects.toMatchObject({ code: 1000002 })
  await expect(take('none')).rejects.toMatchObject({ code: 1000004 })
  await expect(take('b-coffee', ann, '2')).rejects.toMatchObject({ code: 1000004 })
})

test('chat-and-calls §7 VIP: a claim takes one use; while it is unused a repeat gets the same claim, also at the same moment', async () => {
  await buy(101, 'vip-season')
  const [first, second] = await Promise.all([take('b-coffee'), take('b-coffee')])
  expect(second).toEqual(first)
  expect(await leftOf('b-coffee')).toBe(2)
  expect(first.code).toMatch(/^\d{12}$/)
})

test('staff use a code once; the second scan shows the first use; one use fewer is left', async () => {
  await buy(101, 'vip-season')
  const { id, code } = await take('b-coffee')
  await expect(use({ code }, ann)).rejects.toMatchObject({ code: 1000002 })
  const usedAt = server.time.now
  expect(await use({ code })).toMatchObject({ status: 1, usedAt, member: '安', code: '' })
  server.time.now += 60_000
  expect(await use({ code })).toMatchObject({ again: true, usedAt })
  expect(await records()).toMatchObject([{ id, status: 1, usedAt }])
  expect(await leftOf('b-coffee')).toBe(2)
  for (let n = 0; n < 2; n++) await use({ code: (await take('b-coffee')).code })
  await expect(take('b-coffee')).rejects.toMatchObject({ code: 1000009 })
})

test('a used claim says where: as staff said, else the only shop of the benefit; the second scan changes nothing', async () => {
  await buy(101, 'vip-season')
  const shop = await server.db
    .selectFrom('content')
    .select(['id', 'title'])
    .where('iid', '=', iid)
    .where('module_type', '=', MODULE_TYPE.shop)
    .executeTakeFirstOrThrow()
  const onlyAt = (store_id: string | null) =>
    server.db.updateTable('vip_benefit').set({ store_id }).where('id', '=', 'b-coffee').execute()
  const one = await take('b-coffee')
  await expect(use({ code: one.code, place: '赌博屋' })).rejects.toMatchObject({ code: ERRORS.PARAM.code })
  expect(await use({ code: one.code, place: ' 湖边\n小屋 ' })).toMatchObject({ place: '湖边 小屋' })
  expect(await use({ code: one.code, place: '山顶' })).toMatchObject({ again: true, place: '湖边 小屋' })
  await use({ code: (await take('b-coffee')).code })
  await onlyAt(shop.id)
  await use({ code: (await take('b-coffee')).code })
  await onlyAt(null)
  expect((await records()).map(({ place }) => place)).toEqual([shop.title, '', '湖边 小屋'])
})

test('two scans at the same moment use a code once', async () => {
  await buy(101, 'vip-season')
  const { code } = await take('b-coffee')
  const both = await Promise.all([use({ code }), use({ code })])
  expect(both.filter(({ again }) => again)).toHaveLength(1)
})

test('a claim that is given back while staff use it is not used', async () => {
  await buy(101, 'vip-season')
  const { id, code } = await take('b-coffee')
  await server.db.updateTable('vip_record').set(GIVEN_BACK).where('id', '=', Number(id)).execute()
  // The first read is from just before that.
  let reads = 0
  const before = server.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      const [row] = result.rows
      if (row?.benefit_id === undefined || ++reads > 1) return result
      return { ...result, rows: [{ ...row, status: 0 }] }
    },
  })
  const ctx = within(await contextOf(server.app.services, staff.member.user_id), before)
  await expect(useRecord(ctx, { code })).rejects.toMatchObject({ error: 'NOTFOUND' })
  expect(reads).toBe(2)
})

test('a surcharge is paid before the code is shown and used, and a refund cancels the claim', async () => {
  await buy(101, 'vip-season')
  const { id, code } = await take('b-climb')
  expect(code).toBe('')
  const { code: hidden } = await server.db
    .selectFrom('vip_record')
    .select('code')
    .where('id', '=', Number(id))
    .executeTakeFirstOrThrow()
  await expect(use({ code: hidden })).rejects.toMatchObject({ code: 1000012 })
  const stranger = await server.login()
  await expect(buy(213, id, stranger)).rejects.toMatchObject({ code: 1000004 })
  const shown = async () => (await benefits(ann)).find((one) => one.id === 'b-climb')
  expect(await shown()).toMatchObject({ openRecordId: id, openUnpaid: true })
  const { gid, payable } = await buy(213, id)
  expect(await shown()).toMatchObject({ openRecordId: id, openUnpaid: false })
  expect(payable).toBe(3900)
  expect(await records()).toMatchObject([{ id, code: hidden, status: 0 }])
  await expect(buy(213, id)).rejects.toMatchObject({ code: 201006 })
  await refund(gid)
  expect(await records()).toMatchObject([{ id, status: 3, code: '' }])
  await expect(use({ code: hidden })).rejects.toMatchObject({ code: 1000004 })
  expect(await leftOf('b-climb')).toBe(2)
})

const order = (keys: string) =>
  server.call(createOrder, { iid, orderType: 213, keys, num: 1, info: { reqId: randomUUID() } }, { as: ann })
const waitingOf = async (gid: string) =>
  (await server.db.selectFrom('orders').select('status').where('id', '=', gid).executeTakeFirstOrThrow()).status

test('a claim has one surcharge, however its number is written', async () => {
  await buy(101, 'vip-season')
  const { id } = await take('b-climb')
  const first = await order(id)
  expect(await order(`0${id}`)).toMatchObject({ gid: first.gid, again: true })
  await till.pay(first, ann)
  await expect(order(`00${id}`)).rejects.toMatchObject({ code: 201006 })
})

test('the refund of another order does not change a paid claim', async () => {
  await buy(101, 'vip-season')
  const { id } = await take('b-climb')
  const { gid } = await buy(213, id)
  await server.db.updateTable('vip_record').set({ order_id: 'another' }).where('id', '=', Number(id)).execute()
  await refund(gid)
  expect(await records()).toMatchObject([{ id, status: 0 }])
})

test('a claim that ends with its card closes its unpaid surcharge, and a late payment is refunded', async () => {
  const { gid: card } = await buy(101, 'vip-season')
  const { id } = await take('b-climb')
  const { gid } = await order(id)
  const { tradeNo } = await till.open(gid, ann)
  await refund(card)
  expect(await waitingOf(gid)).toBe(4)
  expect(await till.confirm(tradeNo, 3900)).toBe('late')
})

test('only the member sees a code: staff find a claim by it, but see no codes', async () => {
  await buy(101, 'vip-season')
  const { id, code } = await take('b-coffee')
  const [found] = await records(staff, { scope: 'staff', queryKey: `${code.slice(0, 4)} ${code.slice(4)}` })
  expect(found).toMatchObject({ id, code: '', member: '安' })
  await expect(records(ann, { scope: 'staff' })).rejects.toMatchObject({ code: 1000002 })
  expect(await records(await server.login(), { id })).toEqual([])
  const foreign = await server.login({ iid: 3073, rights: ['scan'] })
  const wish = { iid: 3073, reqId: randomUUID(), code }
  await expect(server.call(useVipRecord, wish, { as: foreign })).rejects.toMatchObject({ code: 1000004 })
})

test('decision 24: a refunded card voids claims with a paid surcharge too, and returns it; a used one keeps both', async () => {
  const { gid: card } = await buy(101, 'vip-season')
  const used = await take('b-climb')
  const { gid: kept } = await buy(213, used.id)
  const [{ code: first } = { code: '' }] = await records()
  await use({ code: first })
  const open = await take('b-climb')
  const { gid: returned } = await buy(213, open.id)
  const code = (await records()).find(({ id }) => id === open.id)?.code
  await refund(card)
  expect(await records()).toMatchObject([
    { id: open.id, status: 3, code: '' },
    { id: used.id, status: 1 },
  ])
  await expect(use({ code })).rejects.toMatchObject({ code: 1000004 })
  expect([await waitingOf(kept), await waitingOf(returned)]).toEqual([13, 18])
  const money = server.db.selectFrom('refund').select('amount').where('order_id', '=', returned)
  expect(await money.execute()).toEqual([{ amount: 3900 }])
})

test('a surcharge that is settled is not returned with its card, and its claim stays', async () => {
  const { gid: card } = await buy(101, 'vip-season')
  const { id } = await take('b-climb')
  const { gid } = await buy(213, id)
  await server.db.updateTable('orders').set({ status: 14 }).where('id', '=', gid).execute()
  await refund(card)
  expect(await records()).toMatchObject([{ id, status: 0 }])
})

test('a refunded card cancels the claims that were not used', async () => {
  const { gid } = await buy(101, 'vip-season')
  const { code } = await take('b-coffee')
  await refund(gid)
  await expect(use({ code })).rejects.toMatchObject({ code: 1000004 })
  expect(await leftOf('b-coffee')).toBe(0)
})

test('decision 24: an open code ends with its term; staff are told that it is closed', async () => {
  await buy(101, 'vip-season')
  const { id, code } = await take('b-coffee')
  const [{ endsAt } = { endsAt: null }] = await records()
  expect((await benefits(ann)).find((one) => one.id === 'b-coffee')).toMatchObject({ openRecordId: id, until: endsAt })
  await later(Number(endsAt) - server.time.now, async () => {
    expect(await records()).toMatchObject([{ id, status: 3, code: '' }])
    expect(await records(ann, { status: 0 })).toEqual([])
    await expect(use({ code })).rejects.toMatchObject({ code: ERRORS.CLOSED.code })
    await server.runJobs()
    expect(await records(ann, { status: 3 })).toMatchObject([{ id, benefitId: 'b-coffee' }])
  })
})

test('decision 25: a surcharge that is not paid in half an hour gives the use back; an order for it lasts its own', async () => {
  await buy(101, 'vip-season')
  const { id } = await take('b-climb')
  await later(29 * 60_000, async () => {
    await order(id)
    await later(29 * 60_000, async () => expect(await records()).toMatchObject([{ id, status: 2 }]))
    await later(30 * 60_000, async () => {
      expect(await leftOf('b-climb')).toBe(2)
      expect(await records(ann, { status: 2 })).toEqual([])
      await expect(order(id)).rejects.toMatchObject({ code: ERRORS.STALE.code })
      const next = await take('b-climb')
      expect(next).toMatchObject({ status: 2 })
      expect(next.id).not.toBe(id)
    })
  })
})

test('decision 24: a surcharge waits no longer than the term, and money that comes later is returned', async () => {
  await buy(101, 'vip-season')
  const { expireAt } = await server.call(getVipProfile, { iid }, { as: ann })
  const before = (minutes: number) => Number(expireAt) - minutes * 60_000 - server.time.now
  await later(before(20), async () => {
    const { id } = await take('b-climb')
    expect(await records()).toMatchObject([{ id, status: 2, endsAt: expireAt }])
    await later(before(10), async () => {
      const { gid } = await order(id)
      expect(await records()).toMatchObject([{ id, status: 2, endsAt: expireAt }])
      const { tradeNo } = await till.open(gid, ann)
      await later(before(0), async () => {
        expect(await till.confirm(tradeNo, 3900)).toBe('late')
        expect(await waitingOf(gid)).toBe(4)
        expect(await records()).toMatchObject([{ id, status: 3 }])
      })
    })
  })
})

test('decision 24: a surcharge does not wait longer than a term that has moved forward', async () => {
  await server.db.insertInto('vip_card').values({ iid, id: 'vip-day', title: '日卡', price: 990, days: 1 }).execute()
  const first = await buy(101, 'vip-day')
  await buy(101, 'vip-day')
  await later(2 * DAY - 10 * 60_000, async () => {
    await take('b-climb')
    await refund(first.gid)
    expect(await records()).toMatchObject([{ status: 3 }])
  })
})

test('a claim waits for a refund of its term: the membership is locked before the term is read', async () => {
  await buy(101, 'vip-season')
  server.statements.take()
  await take('b-coffee')
  const order = server.statements.take().map(({ sql }) => sql)
  const lock = order.findIndex((sql) => sql.includes('"vip_member"') && sql.endsWith('for update'))
  expect(lock).toBeGreaterThan(-1)
  expect(lock).toBeLessThan(order.findIndex((sql) => sql.includes('from "vip_term"')))
})

test('decision 24: after the refund of an earlier term the later one moves forward, and its codes with it', async () => {
  const card = { iid, id: 'vip-days', title: '三日卡', price: 990, days: 3 }
  await server.db.insertInto('vip_card').values(card).execute()
  const first = await buy(101, 'vip-days')
  await buy(101, 'vip-year')
  const { expireAt } = await server.call(getVipProfile, { iid }, { as: ann })
  await later(4 * DAY, async () => {
    await take('b-coffee')
    expect(await records()).toMatchObject([{ endsAt: expireAt }])
    await refund(first.gid)
    const sooner = Number(expireAt) - 3 * DAY
    expect(await records()).toMatchObject([{ endsAt: sooner, status: 0 }])
    expect(await server.call(getVipProfile, { iid }, { as: ann })).toMatchObject({
      cardId: 'vip-year',
      expireAt: sooner,
    })
  })
})

test('after the refund of the latest term the card is that of the term before', async () => {
  await buy(101, 'vip-season')
  const { gid } = await buy(101, 'vip-year')
  await refund(gid)
  expect(await server.call(getVipProfile, { iid }, { as: ann })).toMatchObject({ cardId: 'vip-season', isVip: true })
})

describe('a parcel', () => {
  const infos = { name: '林小路', mobile: '13812345678', address: '浙江省 杭州市 西湖区 龙井路 1 号' }
  test('has no code; staff of orders see its address and send it, those who scan do neither', async () => {
    await buy(101, 'vip-season')
    await expect(take('b-box', ann, '2')).rejects.toMatchObject({ code: ERRORS.PARAM.code })
    const { id, code } = await take('b-box', ann, '2', infos)
    expect(code).toBe('')
    const door = await server.login({ rights: ['scan'] })
    const desk = await server.login({ rights: ['order'] })
    expect(await records(door, { scope: 'staff', id })).toMatchObject([{ infos: { name: '', address: '' } }])
    expect(await records(desk, { scope: 'staff', id })).toMatchObject([{ infos }])
    const parcel = { id, company: '顺丰速运', transportNumber: `SF${id.padStart(8, '0')}` }
    await expect(use(parcel, door)).rejects.toMatchObject({ code: ERRORS.DENIED.code })
    await expect(use({ id }, desk)).rejects.toMatchObject({ code: ERRORS.PARAM.code })
    const sent = await use(parcel, desk)
    expect(sent).toMatchObject({ status: 1, company: '顺丰速运', infos: { name: '', mobile: '', address: '' } })
    expect(await use({ id }, desk)).toMatchObject({ again: true, infos: { address: '' } })
    expect(await records(desk, { scope: 'staff', id })).toMatchObject([{ infos: { address: infos.address } }])
    const track = (as: Actor) => server.call(queryLogistics, { iid, ...parcel }, { as })
    expect(await track(ann)).toMatchObject({ company: '顺丰速运' })
    expect(await track(desk)).toMatchObject({ company: '顺丰速运' })
    await expect(track(await server.login())).rejects.toMatchObject({ code: ERRORS.NOTFOUND.code })
  })

  test('claimed in time is sent after the term too', async () => {
    await buy(101, 'vip-season')
    const { id } = await take('b-box', ann, '2', infos)
    await later(100 * DAY, async () => {
      expect(await records()).toMatchObject([{ id, status: 0, endsAt: null }])
      expect(await use({ id, company: '顺丰速运', transportNumber: 'SF123456' })).toMatchObject({ status: 1 })
    })
  })
})

describe('type 3', () => {
  const coupons = async () => (await server.call(listCoupons, { iid, status: 0 }, { as: ann })).list
  const claim = (reqId = randomUUID()) => take('b-coupon', ann, '3', { reqId })
  beforeAll(async () => {
    const terms = { discount_type: 1, minus_price: 1000, full_price: 0, per_user: 9, stackable: false, scope: '{}' }
    const coupon = {
      iid,
      id: 'vip-ten',
      name: '会员立减',
      kind: 'vip',
      total: 3,
      scope_text: '全场',
      ...terms,
    } as const
    await server.db
      .insertInto('coupon')
      .values({ ...coupon, start_at: 0, end_at: server.time.now + 1e9 })
      .execute()
    await server.db
      .insertInto('vip_benefit')
      .values({
        iid,
        id: 'b-coupon',
        card_id: null,
        name: '会员券',
        type: 3,
        quota: 2,
        coupon_id: 'vip-ten',
        store_id: null,
      })
      .execute()
  })
  afterAll(() => server.db.deleteFrom('vip_benefit').where('id', '=', 'b-coupon').execute())

  test('a benefit of type 3 is a coupon, given at once and as often as its quota says, once for each request', async () => {
    await expect(claim()).rejects.toMatchObject({ code: ERRORS.DENIED.code })
    await buy(101, 'vip-season')
    await expect(take('b-coupon', ann, '3')).rejects.toMatchObject({ code: ERRORS.PARAM.code })
    const reqId = randomUUID()
    const [first, again] = await Promise.all([claim(reqId), claim(reqId)])
    expect(first).toEqual({ id: expect.any(String), code: '', status: 1 })
    expect(again).toEqual(first)
    expect(await coupons()).toMatchObject([{ couponId: 'vip-ten', minusPrice: 10 }])
    await claim()
    await expect(claim()).rejects.toMatchObject({ code: ERRORS.FULL.code })
    expect(await coupons()).toHaveLength(2)
    expect(await leftOf('b-coupon')).toBe(0)
    expect((await records()).map(({ status }) => status)).toEqual([1, 1])
  })

  test('nobody gets its coupon without the benefit, none when it has run out, and a returned card keeps none', async () => {
    const { gid } = await buy(101, 'vip-season')
    await expect(server.call(claimCoupon, { iid, couponId: 'vip-ten' }, { as: ann })).rejects.toMatchObject({
      code: ERRORS.NOTFOUND.code,
    })
    await claim()
    await expect(claim()).rejects.toMatchObject({ code: ERRORS.FULL.code })
    // The refused claim took none of the benefit's uses.
    expect(await leftOf('b-coupon')).toBe(1)
    expect(await coupons()).toHaveLength(1)
    await refund(gid)
    expect(await coupons()).toEqual([])
  })
})
