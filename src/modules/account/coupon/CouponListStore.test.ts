import { type CouponClaim, type CouponOffer, type CouponPage, ERRORS } from '@quanzi/contract'
import { GatewayError } from '@/gateway/GatewayError'
import { CouponListStore } from './CouponListStore'

const settled = () => new Promise(setImmediate)
const page: CouponPage = { list: [], total: 0, hasMore: false }
const offer = { couponId: 'c1', owned: 0, claimed: false } as CouponOffer

function setUp(more: Partial<ConstructorParameters<typeof CouponListStore>[0]> = {}) {
  const fetchPage = jest.fn(async (): Promise<CouponPage> => page)
  const claim = jest.fn(async (): Promise<CouponClaim> => ({ t: 0, msg: '' }))
  const store = new CouponListStore({
    ...{ fetchPage, claim, fetchLinked: null },
    emptyState: (tab) => ({ kind: 'empty', message: tab }),
    ...more,
  })
  return { store, fetchPage, claim }
}

test('a tab loads its status, and has its own text when it is empty', async () => {
  const { store, fetchPage } = setUp()
  await store.list.load()
  expect(store.list.state).toEqual({ kind: 'empty', message: 'usable' })
  store.choose('expired')
  await settled()
  expect(store.list.state).toEqual({ kind: 'empty', message: 'expired' })
  store.choose('expired')
  store.choose('claimable')
  await settled()
  expect(fetchPage.mock.calls).toEqual([
    [0, 1],
    [2, 1],
    ['claimable', 1],
  ])
})

test('the counts of the first page stay while others load', async () => {
  const counts = { usable: 2, used: 1, expired: 0, claimable: 9 }
  const answers: CouponPage[] = [{ ...page, counts }, page]
  const { store } = setUp({ fetchPage: async () => answers.shift() ?? page })
  await store.list.load()
  await store.list.load()
  expect(store.counts).toEqual(counts)
})

test('a claim marks its coupon and loads the list again; a double tap claims once', async () => {
  const { store, claim, fetchPage } = setUp()
  expect(await Promise.all([store.claim('c1'), store.claim('c1')])).toEqual([{ t: 0, msg: '' }, null])
  await settled()
  expect([claim.mock.calls.length, fetchPage.mock.calls.length, store.claimed.has('c1')]).toEqual([1, 1, true])
})

test('at the limit a coupon counts as claimed, sold out it does not', async () => {
  const answers: CouponClaim[] = [
    { t: 2, msg: '已达领取上限' },
    { t: 1, msg: '已领完' },
  ]
  const { store, fetchPage } = setUp({ claim: async () => answers.shift() ?? { t: 0, msg: '' } })
  await store.claim('c1')
  await store.claim('c2')
  expect([store.claimed.has('c1'), store.claimed.has('c2'), fetchPage.mock.calls.length]).toEqual([true, false, 0])
})

test('the ticket of a link is shown; where it does not come, its place says why and tries again', async () => {
  const fetchLinked = jest.fn(async () => offer).mockRejectedValueOnce(new Error('offline'))
  const { store } = setUp({ fetchLinked })
  await store.loadLinked()
  expect(store.linkState.kind).toBe('error')
  await store.loadLinked()
  expect([store.linkState.kind, store.linked]).toEqual(['ready', offer])
})

test('a link to a coupon that nobody can claim says so, and the tabs stay', async () => {
  const gone = new GatewayError({ kind: 'business', code: ERRORS.NOTFOUND.code, msg: '' })
  const { store } = setUp({ fetchLinked: () => Promise.reject(gone) })
  await store.loadLinked()
  expect([store.linkGone, store.linkState.kind, store.linked]).toEqual([true, 'ready', null])
})
