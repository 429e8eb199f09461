import { type CodeUsed, ERRORS, type OrderUse } from '@quanzi/contract'
import { GatewayError } from '@/gateway/GatewayError'
import { plainCode, UseStore } from './UseStore'

const order = (role: OrderUse['role'], ...codes: string[]): OrderUse => ({
  canUse: role === 'staff',
  role,
  codes: codes.map((code) => ({ code, name: '小满', used: false, usedAt: null })),
  event: null,
})

const desk = (parts: Partial<ConstructorParameters<typeof UseStore>[0]> = {}) =>
  new UseStore({
    fetch: null,
    use: async () => ({ title: '溯溪', left: 0, usedAt: 5 }),
    isStaff: () => true,
    nothing: '没有码',
    ...parts,
  })

test('a buyer sees the codes and no desk; an order without codes shows a text', async () => {
  const store = desk({ fetch: async () => order('buyer', '12345678'), isStaff: () => false })
  await store.load()
  expect([store.state.kind, store.atDesk]).toEqual(['ready', false])
  const none = desk({ fetch: async () => order('buyer') })
  await none.load()
  expect(none.state).toEqual({ kind: 'empty', message: '没有码' })
})

test('without an order staff see the desk, others nothing', async () => {
  const staff = desk()
  await staff.load()
  expect([staff.state.kind, staff.atDesk]).toEqual(['ready', true])
  const other = desk({ isStaff: () => false })
  await other.load()
  expect(other.state.kind).toBe('empty')
})

test('codes that fail to load can be retried; another member’s codes cannot', async () => {
  const fetch = jest.fn<Promise<OrderUse>, []>()
  const store = desk({ fetch, isStaff: () => false })
  fetch.mockRejectedValueOnce(new GatewayError({ kind: 'business', code: ERRORS.DENIED.code, msg: '没有权限' }))
  await store.load()
  expect(store.state).toEqual({ kind: 'error', message: '没有权限' })
  fetch.mockRejectedValueOnce(new GatewayError({ kind: 'network', code: 500000, msg: '系统繁忙，请稍后再试' }))
  await store.load()
  expect(store.state).toEqual({ kind: 'error', message: '系统繁忙，请稍后再试', onRetry: expect.any(Function) })
  fetch.mockResolvedValueOnce(order('buyer', '12345678'))
  await store.load()
  expect(store.state.kind).toBe('ready')
})

test('a code is used once despite repeated taps, and without its spaces', async () => {
  const use = jest.fn(async (): Promise<CodeUsed> => ({ title: '溯溪', left: 1, usedAt: 5 }))
  const store = desk({ use })
  expect(await store.use()).toBe(false)
  store.type(' 1234 5678 ')
  await Promise.all([store.use(), store.use()])
  expect(use.mock.calls).toEqual([['12345678']])
  expect([store.done?.left, store.code]).toEqual([1, ''])
  store.next()
  expect(store.done).toBeNull()
})

test('a refused code stays in the field', async () => {
  const store = desk({ use: () => Promise.reject({ msg: '内容不存在' }) })
  store.type('999')
  await expect(store.use()).rejects.toEqual({ msg: '内容不存在' })
  expect([store.code, store.busy, store.done]).toEqual(['999', false, null])
})

test('spaces of a printed code are removed', () => {
  expect(plainCode('1234 5678\n')).toBe('12345678')
})
