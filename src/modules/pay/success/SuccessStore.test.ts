import { type CouponClaim, type CouponOffer, ERRORS, type OrderDetail, type TradeResult } from '@quanzi/contract'
import { GatewayError } from '@/gateway/GatewayError'
import { SuccessStore } from './SuccessStore'

const trade = (change: Partial<TradeResult> = {}): TradeResult => ({
  gid: 'g1',
  paid: false,
  status: 1,
  amount: 9900,
  orderType: 1,
  ...change,
})

function start(
  answers: readonly (TradeResult | Error)[],
  { tradeNo = 'T1', gid = 'g1', claimed = { t: 0, msg: '领取成功' } as CouponClaim, status = 13 } = {},
) {
  let now = 0
  let asked = 0
  const store = new SuccessStore({
    tradeNo,
    gid,
    fetchTrade: async () => {
      const answer = answers[Math.min(asked, answers.length - 1)]
      asked += 1
      if (answer instanceof Error) throw answer
      return answer ?? trade()
    },
    fetchOrder: async () => ({ gid: 'g1', status, payable: 0, orderType: 1, codes: [] }) as unknown as OrderDetail,
    fetchOffers: async () => [{ couponId: 'c', claimed: false } as CouponOffer],
    claim: async () => claimed,
    wait: async (ms) => {
      now += ms
    },
    now: () => now,
  })
  return { store, time: () => now, asked: () => asked }
}

/** The only coupon on offer. */
function offerOf({ offers }: { readonly offers: readonly CouponOffer[] }): CouponOffer {
  const [offer, ...more] = offers
  if (!offer || more.length > 0) throw new Error(`${offers.length} coupons are offered`)
  return offer
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

test('the store asks until the payment has arrived, then shows the order', async () => {
  const { store } = start([trade(), trade(), trade({ paid: true, status: 11 })])
  await store.check()
  expect(store.state).toBe('paid')
  await settled()
  expect(store.order?.gid).toBe('g1')
  const offer = offerOf(store)
  expect(await Promise.all([store.claim(offer), store.claim(offer)])).toEqual([{ t: 0, msg: '领取成功' }, null])
  expect(offerOf(store).claimed).toBe(true)
})

test('a coupon that is sold out is not shown as claimed', async () => {
  const { store } = start([trade({ paid: true, status: 11 })], { claimed: { t: 1, msg: '已领完' } })
  await store.check()
  await settled()
  expect(await store.claim(offerOf(store))).toEqual({ t: 1, msg: '已领完' })
  expect(offerOf(store).claimed).toBe(false)
})

test('after half a minute the result is pending and can be requested again', async () => {
  const { store, time, asked } = start([trade()])
  await store.check()
  expect(store.state).toBe('pending')
  expect(time()).toBeGreaterThan(20_000)
  expect(time()).toBeLessThanOrEqual(30_000)
  const before = asked()
  await store.check()
  expect(asked()).toBeGreaterThan(before)
})

test('one lost answer is repeated; only failures make a failure', async () => {
  const once = start([new Error('offline'), trade({ paid: true, status: 11 })])
  await once.store.check()
  expect(once.store.state).toBe('paid')
  const always = start([new Error('offline')])
  await always.store.check()
  expect(always.store.state).toBe('failed')
})

test('the store does not wait for another member’s payment', async () => {
  const gone = new GatewayError({ kind: 'business', code: ERRORS.NOTFOUND.code, msg: '内容不存在' })
  const foreign = start([gone])
  await foreign.store.check()
  expect([foreign.store.state, foreign.asked()]).toEqual(['missing', 1])
  const bare = start([trade()], { tradeNo: '', gid: '' })
  await bare.store.check()
  expect([bare.store.state, bare.asked()]).toEqual(['missing', 0])
})

test('the store does not wait for a closed order; a free order is loaded by its number', async () => {
  const closed = start([trade({ status: 3 })])
  await closed.store.check()
  expect([closed.store.state, closed.asked()]).toEqual(['closed', 1])
  expect(closed.store.amount).toBeNull()
  const free = start([], { tradeNo: '' })
  await free.store.check()
  expect(free.store.state).toBe('paid')
})

test('leaving the screen stops the requests', async () => {
  const { store, asked } = start([trade()])
  const checking = store.check()
  store.stop()
  await checking
  expect([store.state, asked()]).toEqual(['checking', 1])
})

test.each([
  ['paid', [trade({ paid: true, status: 11 })], {}, ['next', 'home']],
  ['pending', [trade()], {}, ['again', 'order']],
  ['failed', [new Error('offline')], {}, ['again', 'order']],
  ['failed', [new Error('offline')], { gid: '' }, ['again']],
  ['closed', [trade({ status: 3 })], {}, ['order']],
  ['missing', [], { tradeNo: '', gid: '' }, ['home']],
] as const)('a %s payment has the next steps %j', async (state, answers, asked, steps) => {
  const { store } = start(answers, asked)
  await store.check()
  expect([store.state, store.steps]).toEqual([state, steps])
})

test('during the wait the order can be opened; an unpaid order leads to its cashier', async () => {
  expect(start([trade()]).store.steps).toEqual(['order'])
  const { store } = start([], { tradeNo: '', status: 1 })
  await store.check()
  expect([store.state, store.steps]).toEqual(['unpaid', ['cashier', 'order']])
})

test('a failure shows no amount, because it may be wrong', async () => {
  const { store } = start([new Error('offline')])
  await store.check()
  expect(store.amount).toBeNull()
})

test('a tap right after the payment waits for the bought item', async () => {
  const { store } = start([trade({ paid: true, status: 13 })])
  await store.check()
  expect(store.order).toBeNull()
  expect((await store.bought())?.gid).toBe('g1')
})

test('an order that costs nothing is done, not paid', async () => {
  const { store } = start([trade({ paid: true, status: 11, amount: 0 })])
  await store.check()
  expect(store.isFree).toBe(true)
  const paid = start([trade({ paid: true, status: 11 })])
  await paid.store.check()
  expect(paid.store.isFree).toBe(false)
})
