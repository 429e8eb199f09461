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

test('asks until the payment has arrived, then shows what was bought', async () => {
  const { store } = start([trade(), trade(), trade({ paid: true, status: 11 })])
  await store.check()
  expect(store.state).toBe('paid')
  await settled()
  expect(store.order?.gid).toBe('g1')
  const offer = offerOf(store)
  expect(await Promise.all([store.claim(offer), store.claim(offer)])).toEqual([{ t: 0, msg: '领取成功' }, null])
  expect(offerOf(store).claimed).toBe(true)
})

test('a coupon that is gone meanwhile is not called claimed', async () => {
  const { store } = start([trade({ paid: true, status: 11 })], { claimed: { t: 1, msg: '已领完' } })
  await store.check()
  await settled()
  expect(await store.claim(offerOf(store))).toEqual({ t: 1, msg: '已领完' })
  expect(offerOf(store).claimed).toBe(false)
})

test('after half a minute it says that the result is pending, and can be asked again', async () => {
  const { store, time, asked } = start([trade()])
  await store.check()
  expect(store.state).toBe('pending')
  expect(time()).toBeGreaterThan(20_000)
  expect(time()).toBeLessThanOrEqual(30_000)
  const before = asked()
  await store.check()
  expect(asked()).toBeGreaterThan(before)
})

test('one lost answer is asked again; nothing but failures is a failure', async () => {
  const once = start([new Error('offline'), trade({ paid: true, status: 11 })])
  await once.store.check()
  expect(once.store.state).toBe('paid')
  const always = start([new Error('offline')])
  await always.store.check()
  expect(always.store.state).toBe('failed')
})

test('a payment that the viewer does not have is not waited for', async () => {
  const gone = new GatewayError({ kind: 'business', code: ERRORS.NOTFOUND.code, msg: '内容不存在' })
  const foreign = start([gone])
  await foreign.store.check()
  expect([foreign.store.state, foreign.asked()]).toEqual(['missing', 1])
  const bare = start([trade()], { tradeNo: '', gid: '' })
  await bare.store.check()
  expect([bare.store.state, bare.asked()]).toEqual(['missing', 0])
})

test('a closed order is not waited for; an order that cost nothing is asked by its number', async () => {
  const closed = start([trade({ status: 3 })])
  await closed.store.check()
  expect([closed.store.state, closed.asked()]).toEqual(['closed', 1])
  const free = start([], { tradeNo: '' })
  await free.store.check()
  expect(free.store.state).toBe('paid')
})

test('leaving the screen ends the asking', async () => {
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
] as const)('a %s payment leads on: %j', async (state, answers, asked, steps) => {
  const { store } = start(answers, asked)
  await store.check()
  expect([store.state, store.steps]).toEqual([state, steps])
})

test('while a payment is looked for the order can be opened; one that nobody pays leads to its cashier', async () => {
  expect(start([trade()]).store.steps).toEqual(['order'])
  const { store } = start([], { tradeNo: '', status: 1 })
  await store.check()
  expect([store.state, store.steps]).toEqual(['unpaid', ['cashier', 'order']])
})

test('a failure tells no amount: it may be another one', async () => {
  const { store } = start([new Error('offline')])
  await store.check()
  expect(store.amount).toBeNull()
})
