import {
  claimCoupon,
  getOrder,
  listCoupons,
  listSupplyChain,
  shipOrder,
  updateOrderStatus,
  updateRefundEms,
} from '@quanzi/contract'
import { checkLedger } from '../ledger/checkLedger'
import { balanceOf, move, post, tenantAccount, userAccount } from '../ledger/post'
import { contextOf } from '../seed/contextOf'
import { createDemoServer } from '../testing/createDemoServer'
import type { Actor, TestServer } from '../testing/createTestServer'
import { orderLines } from '../testing/orderLines'
import { Till } from '../testing/Till'
import { orderJobs } from './orderJobs'
import { payOrder } from './payments'

let server: TestServer
let till: Till
let ann: Actor
let staff: Actor
let gifts = 0
const iid = 1000
const SUPPLIER = 2001

beforeAll(async () => {
  server = await createDemoServer()
  till = new Till(server)
  staff = await server.login({ nick_name: '员', rights: ['order'] })
})
beforeEach(async () => {
  ann = await server.login({ nick_name: '安' })
})
afterAll(() => server.close())
afterEach(async () => expect(await checkLedger(server.db)).toEqual([]))

const give = async (as: Actor, kind: 'wallet' | 'coin', amount: number) => {
  gifts += 1
  await post(server.db, {
    ...{ iid, kind: 'test', ref: `gift ${gifts}`, at: 0, currency: kind === 'coin' ? 'COIN' : 'CNY' },
    postings: move(
      tenantAccount(iid, kind === 'coin' ? 'issue' : 'channel'),
      userAccount(iid, as.member.user_id, kind),
      amount,
    ),
  })
}
const wallet = (as: Actor) => balanceOf(server.db, userAccount(iid, as.member.user_id, 'wallet'))
const coins = (as: Actor) => balanceOf(server.db, userAccount(iid, as.member.user_id, 'coin'), 'COIN')
const tenantHas = (of: number) => balanceOf(server.db, tenantAccount(of, 'tenant'))
const go = (orderId: string, status: number, as: Actor, more: { remark?: string; chainIds?: string[] } = {}) =>
  server.call(updateOrderStatus, { iid, orderId, status, ...more }, { as })
const chainIds = async (orderId: string) =>
  (await server.call(listSupplyChain, { iid, orderId }, { as: ann })).map(({ id }) => id)
const refund = async (orderId: string, id: string) => {
  await go(orderId, 15, ann, { remark: '不想要了', chainIds: [id] })
  await go(orderId, 18, staff, { chainIds: [id] })
}
const refundsOf = (orderId: string) =>
  server.db.selectFrom('refund').selectAll().where('order_id', '=', orderId).orderBy('chain_id').execute()

test('partial refunds return at most the paid amount to each source', async () => {
  await give(ann, 'wallet', 2)
  const { gid } = await orderLines(server, ann, {
    lines: ['a', 'b', 'c'].map((targetId) => ({ targetId, price: 1 })),
  })
  const ctx = await contextOf(server.app.services, ann.member.user_id)
  const { tradeNo } = await payOrder(ctx, { orderId: gid, channel: 'jsapi', needLeft: true })
  expect(await till.confirm(tradeNo, 1)).toBe('paid')
  for (const id of (await chainIds(gid)).reverse()) await refund(gid, id)
  const rows = await refundsOf(gid)
  expect(rows.map(({ amount }) => amount)).toEqual([1, 1, 1])
  expect(rows.reduce((sum, row) => sum + row.cash_part, 0)).toBe(1)
  expect(await wallet(ann)).toBe(2)
})

test('coupon and coins come back when every line was refunded in full, and only then', async () => {
  await give(ann, 'coin', 1000)
  await server.db.updateTable('coupon').set({ full_price: 0, scope: '{}' }).where('id', '=', 'c1001').execute()
  const buy = async (...shares: (number | null)[]) => {
    const { list } = await server.call(listCoupons, { iid, status: '0' as never }, { as: ann })
    const { gid, payable } = await orderLines(server, ann, {
      lines: shares.map((_, index) => ({ targetId: `line-${index}`, price: 6000 })),
      discounts: { couponIds: list.slice(0, 1).map(({ id }) => id), useCoin: true },
    })
    await till.pay({ gid, payable }, ann)
    for (const [index, id] of (await chainIds(gid)).entries()) {
      const share = shares[index] ?? null
      await go(gid, 15, ann, { remark: '不想要了', chainIds: [id] })
      // Sets the share that a refund ladder would return. Goods have no ladder; an imported order may have one.
      await server.db.updateTable('order_chain').set({ refund_share: share }).where('id', '=', Number(id)).execute()
      if (share === null) await go(gid, 18, staff, { chainIds: [id] })
      else await server.call(getOrder, { iid, orderId: gid }, { as: ann })
    }
    return gid
  }
  const usable = async () => (await server.call(listCoupons, { iid }, { as: ann })).total
  await server.call(claimCoupon, { iid, couponId: 'c1001' }, { as: ann })
  expect([await usable(), await coins(ann)]).toEqual([1, 1000])
  // The first line is refunded in part, the last in full: all lines count, not only the last.
  const part = await buy(50, null)
  await go(part, 18, staff, {})
  expect(await server.call(getOrder, { iid, orderId: part }, { as: ann })).toMatchObject({ status: 18 })
  expect([await usable(), await coins(ann)]).toEqual([0, 0])
  await server.db.updateTable('user_coupon').set({ status: 0 }).where('user_id', '=', ann.member.user_id).execute()
  await give(ann, 'coin', 1000)
  await buy(null, null, null)
  expect([await usable(), await coins(ann)]).toEqual([1, 1000])
})

test('screens-commerce §3.5: the supplier gets the supply price and the freight, the seller the rest and the insurance', async () => {
  const before = [await tenantHas(SUPPLIER), await tenantHas(iid)]
  const own = { targetId: 'own', price: 3000, num: 2 }
  const theirs = {
    targetId: 'theirs',
    price: 5000,
    num: 2,
    supply: 4000,
    supplierIid: SUPPLIER,
    freight: 800,
    insurance: 300,
  }
  const { gid, payable } = await orderLines(server, ann, { lines: [own, theirs] })
  expect(payable).toBe(17_100)
  await till.pay({ gid, payable }, ann)
  const parcel = { company: '顺丰速运', transportNumber: 'SF1234567890' }
  await server.call(shipOrder, { iid, reqId: `ship-${gid}`, orderId: gid, ...parcel }, { as: staff })
  await go(gid, 13, ann)
  server.time.now += 7 * 86_400_000
  expect(await server.call(getOrder, { iid, orderId: gid }, { as: ann })).toMatchObject({ status: 14 })
  expect([await tenantHas(SUPPLIER), await tenantHas(iid)]).toEqual(before)
  await orderJobs.run(server.app.services)
  expect([await tenantHas(SUPPLIER), await tenantHas(iid)]).toEqual([(before[0] ?? 0) + 8800, (before[1] ?? 0) + 8300])
})

test('screens-commerce §3.1: a paid tip belongs to the author at once and is final', async () => {
  const author = await server.login({ nick_name: '作者' })
  const { gid, payable } = await orderLines(server, ann, {
    ...{ orderType: 205, earnerId: author.member.user_id },
    lines: [{ targetId: '11001', price: 999 }],
  })
  await till.pay({ gid, payable }, ann)
  expect(await server.call(getOrder, { iid, orderId: gid }, { as: ann })).toMatchObject({ status: 14, actions: [] })
  expect(await wallet(author)).toBe(899)
  await expect(go(gid, 15, staff, { remark: '退回' })).rejects.toMatchObject({ code: 201002 })
})

test('a decided return refunds its line, and the other line continues', async () => {
  const { gid, payable } = await orderLines(server, ann, {
    lines: [
      { targetId: 'a', price: 4000 },
      { targetId: 'b', price: 2500, supply: 2000, supplierIid: SUPPLIER, freight: 700 },
    ],
  })
  await till.pay({ gid, payable }, ann)
  const [a = '', b = ''] = await chainIds(gid)
  const parcel = { company: '顺丰速运', transportNumber: 'SF1234567891' }
  await server.call(shipOrder, { iid, reqId: `ship-${gid}`, orderId: gid, ...parcel }, { as: staff })
  await go(gid, 15, ann, { remark: '尺寸不对', chainIds: [b] })
  await go(gid, 16, staff, { chainIds: [b] })
  await server.call(updateRefundEms, { iid, orderId: gid, chainIds: [b], refundEms: 'BACK123456' }, { as: ann })
  await go(gid, 18, staff, { chainIds: [b] })
  expect((await refundsOf(gid)).map(({ amount }) => amount)).toEqual([3200])
  // Without a line, the receipt covers everything that was shipped.
  expect(await go(gid, 13, ann)).toEqual({
    status: 13,
    chains: [
      { id: a, status: 13 },
      { id: b, status: 18 },
    ],
  })
})
