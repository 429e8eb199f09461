import { claimCoupon, claimCoupons, type ItemSummary, markContent } from '@quanzi/contract'
import { type Call, call } from '@/gateway/call'
import { tellChange } from '@/gateway/changes'
import { GatewayError } from '@/gateway/GatewayError'
import { ConfigPageStore } from './ConfigPageStore'

jest.mock('@/gateway/call', () => ({ call: jest.fn() }))

const page = (...types: readonly number[]) => ({
  page: { id: '1', title: '山野', version: 1, shareData: { title: '', desc: '', link: '', imgUrl: '' } },
  page_show: types.map((type) => ({ id: `s${type}`, type, title: '', style: {}, data: { html: '<p>山野</p>' } })),
})
const item = (id: string) => ({ id, moduleType: 11 }) as ItemSummary

type Asked = { readonly uri: string; readonly params: Readonly<Record<string, unknown>> }

/** A gateway that answers by uri and records the requests. */
function gateway(answers: Readonly<Record<string, (params: Asked['params']) => unknown>>) {
  const asked: Asked[] = []
  const ask = (async (definition: { uri: string }, params: Asked['params']) => {
    asked.push({ uri: definition.uri, params })
    return answers[definition.uri]?.(params)
  }) as Call
  jest.mocked(call).mockImplementation(ask)
  return { ask, asked }
}

const PAGE_SHOW = '/api/h5.shop.pageShow.list'
const FLOW = '/api/pageContent/list'

test.each([
  [1000, undefined, 7],
  [3192, undefined, 39],
  [1000, 8, 8],
])('tenant %d with type %p asks for page type %d', async (iid, type, expected) => {
  const { ask, asked } = gateway({ [PAGE_SHOW]: () => page(18) })
  await new ConfigPageStore({ iid, type, ask }).load()
  expect(asked[0]?.params).toMatchObject({ iid, rid: 1, type: expected })
})

test('a page in the document shows at once; a refresh loads it', async () => {
  const { ask, asked } = gateway({ [PAGE_SHOW]: () => page(18) })
  const store = new ConfigPageStore({ iid: 1000, given: page(18, 12) as never, ask })
  expect([store.state.kind, store.title, store.more]).toEqual(['ready', '山野', 'idle'])
  expect(asked).toEqual([])
  await store.load()
  expect(asked).toHaveLength(1)
})

test('a page with unknown sections only is empty and is logged', async () => {
  const log = jest.fn()
  const { ask } = gateway({ [PAGE_SHOW]: () => page(3, 99) })
  const store = new ConfigPageStore({ iid: 1000, ask, log })
  await store.load()
  expect(store.state.kind).toBe('empty')
  expect(log).toHaveBeenCalledTimes(2)
})

test('a page that does not load is logged with its code (admissions-and-regions §8)', async () => {
  const log = jest.fn()
  const error = new GatewayError({ kind: 'business', code: 1000009, msg: '系统繁忙' })
  const ask = (async () => {
    throw error
  }) as Call
  await new ConfigPageStore({ iid: 3073, ask, log }).load()
  expect(log).toHaveBeenCalledWith('[1000009] error: 系统繁忙')
})

test('recommendations load page by page until the last one', async () => {
  const { ask, asked } = gateway({
    [PAGE_SHOW]: () => page(18, 12),
    [FLOW]: ({ pageNum }) => ({ list: [item(String(pageNum))], total: 2, hasMore: pageNum === 1 }),
  })
  const store = new ConfigPageStore({ iid: 1000, ask })
  await store.load()
  expect(store.more).toBe('idle')
  await store.loadMore()
  await store.loadMore()
  await store.loadMore()
  expect(store.flow.map(({ id }) => id)).toEqual(['1', '2'])
  expect(store.more).toBe('end')
  expect(asked.filter(({ uri }) => uri === FLOW)).toHaveLength(2)
})

test('a page without recommendations loads none', async () => {
  const { ask, asked } = gateway({ [PAGE_SHOW]: () => page(18) })
  const store = new ConfigPageStore({ iid: 1000, ask })
  await store.load()
  await store.loadMore()
  expect(asked.some(({ uri }) => uri === FLOW)).toBe(false)
})

test('a missing page is empty', async () => {
  const { ask } = gateway({
    [PAGE_SHOW]: () => {
      throw new GatewayError({ kind: 'business', code: 1000004, msg: '内容不存在' })
    },
  })
  const store = new ConfigPageStore({ iid: 999999, ask })
  await store.load()
  expect(store.state.kind).toBe('empty')
})

test('a failure offers a retry; a failed refresh keeps the page', async () => {
  let broken = true
  const { ask } = gateway({
    [PAGE_SHOW]: () => {
      if (broken) throw new GatewayError({ kind: 'network', code: 500000, msg: '系统繁忙，请稍后再试' })
      return page(18)
    },
  })
  const store = new ConfigPageStore({ iid: 1000, ask })
  await store.load()
  expect(store.state).toEqual({ kind: 'error', message: '系统繁忙，请稍后再试', onRetry: expect.any(Function) })
  broken = false
  await store.load()
  expect(store.state.kind).toBe('ready')
  broken = true
  await store.load()
  expect(store.state.kind).toBe('ready')
})

test('two taps on a coupon, and one after a lost answer, are one claim; what comes after its answer is another', async () => {
  let lost = false
  const claimed = () => {
    if (lost) throw new Error('no network')
    return { t: 0, msg: '领取成功' }
  }
  const { ask, asked } = gateway({ '/api/shop/coupon/recv': claimed })
  const store = new ConfigPageStore({ iid: 1000, ask })
  const claims = await Promise.all([store.claim({ couponId: 'c1' }, '7'), store.claim({ couponId: 'c1' }, '7')])
  expect(claims).toEqual([
    { ok: true, msg: '领取成功' },
    { ok: true, msg: '领取成功' },
  ])
  const reqIds = asked.map(({ params }) => (params as { reqId: string }).reqId)
  expect(reqIds).toHaveLength(1)
  lost = true
  await expect(store.claim({ couponId: 'c1' }, '7')).rejects.toThrow()
  lost = false
  await store.claim({ couponId: 'c1' }, '7')
  const later = asked.slice(1).map(({ params }) => (params as { reqId: string }).reqId)
  expect(later).toEqual([later[0], later[0]])
  expect(reqIds).not.toContain(later[0])
})

test('a claimed coupon is marked; a refused one is not', async () => {
  const answers = [
    { t: 0, msg: '领取成功' },
    { t: 1, msg: '已领完' },
  ]
  const { ask } = gateway({ '/api/shop/coupon/recv': () => answers.shift() })
  const store = new ConfigPageStore({ iid: 1000, ask })
  const coupon = { couponId: 'c1' } as Parameters<ConfigPageStore['claim']>[0]
  await expect(store.claim(coupon, '7')).resolves.toEqual({ ok: true, msg: '领取成功' })
  expect(store.claimed.has('c1')).toBe(true)
  await expect(store.claim({ ...coupon, couponId: 'c2' }, '7')).resolves.toEqual({ ok: false, msg: '已领完' })
  expect(store.claimed.has('c2')).toBe(false)
})

test('coupons claimed and marks set on screens above show on the page; those of another tenant do not', async () => {
  const liked = { ...item('a'), counts: { like: 3 }, extra: {} } as ItemSummary
  const { ask } = gateway({
    [PAGE_SHOW]: () => page(18, 12),
    [FLOW]: () => ({ list: [liked, item('b')], total: 2, hasMore: false }),
  })
  const store = new ConfigPageStore({ iid: 1000, ask })
  await store.load()
  await store.loadMore()
  const stop = store.watch()
  tellChange(claimCoupons, { iid: 1000, couponIds: ['c1', 'c2', 'c3'] }, { t: 0, msg: '', couponIds: ['c1', 'c3'] })
  tellChange(claimCoupon, { iid: '1000', couponId: 'c4' }, { t: 0, msg: '' })
  tellChange(claimCoupon, { iid: 1000, couponId: 'c5' }, { t: 2, msg: '领完了' })
  tellChange(claimCoupon, { iid: 3073, couponId: 'c6' }, { t: 0, msg: '' })
  expect([...store.claimed]).toEqual(['c1', 'c3', 'c4'])
  tellChange(markContent, { iid: 1000, moduleType: 11, id: 'a', mark: 'like', on: true }, { on: true, count: 9 })
  expect(store.flow[0]).toMatchObject({ counts: { like: 9 }, extra: { marks: ['like'] } })
  expect(store.flow[1]).toEqual(item('b'))
  stop()
  tellChange(claimCoupon, { iid: 1000, couponId: 'c7' }, { t: 0, msg: '' })
  expect(store.claimed.has('c7')).toBe(false)
})
