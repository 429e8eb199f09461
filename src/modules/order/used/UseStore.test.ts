import { type CodeUsed, ERRORS, type OrderUse } from '@quanzi/contract'
import { GatewayError } from '@/gateway/GatewayError'
import { UseStore } from './UseStore'

const order = (role: OrderUse['role'], ...codes: string[]): OrderUse => ({
  canUse: role === 'staff',
  role,
  codes: codes.map((code) => ({ code, name: '小满', used: false, usedAt: null })),
  event: null,
})

const offline = new GatewayError({ kind: 'network', code: 500000, msg: '网络不可用', offline: true })

/** The device's memory. */
function memory(order: OrderUse | null = null) {
  let kept = order && { at: 3, value: order }
  return {
    read: () => kept,
    write: (value: OrderUse, at: number) => {
      kept = { at, value }
    },
    forget: () => {
      kept = null
    },
  }
}

const desk = (parts: Partial<ConstructorParameters<typeof UseStore>[0]> = {}) =>
  new UseStore({
    fetch: null,
    use: async () => ({ title: '溯溪', left: 0, usedAt: 5 }),
    isStaff: () => true,
    nothing: '没有码',
    kept: { read: () => null, write: () => undefined, forget: () => undefined },
    onUsed: () => undefined,
    now: () => 7,
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
  expect(await store.desk.use()).toBe(false)
  store.desk.type(' 1234 5678 ')
  await Promise.all([store.desk.use(), store.desk.use()])
  expect(use.mock.calls).toEqual([['12345678']])
  expect([store.desk.done?.left, store.desk.code]).toEqual([1, ''])
  store.desk.next()
  expect(store.desk.done).toBeNull()
})

test('a refused code stays in the field', async () => {
  const store = desk({ use: () => Promise.reject({ msg: '内容不存在' }) })
  store.desk.type('999')
  await expect(store.desk.use()).rejects.toEqual({ msg: '内容不存在' })
  expect([store.desk.code, store.desk.busy, store.desk.done]).toEqual(['999', false, null])
})

test('order/used: the codes that came last are shown without a network, with their time, until new ones come', async () => {
  const kept = memory()
  await desk({ kept, fetch: async () => order('buyer', '12345678'), isStaff: () => false }).load()
  const fetch = jest.fn<Promise<OrderUse>, []>().mockRejectedValueOnce(offline)
  const store = desk({ kept, fetch, isStaff: () => false })
  await store.load()
  expect([store.state.kind, store.order?.codes[0]?.code, store.asOf]).toEqual(['ready', '12345678', 7])
  fetch.mockResolvedValueOnce(order('buyer', '12345678', '87654321'))
  await store.load()
  expect([store.order?.codes.length, store.asOf, kept.read()?.value.codes.length]).toEqual([2, null, 2])
})

test.each(['LOGIN', 'DENIED', 'NOTFOUND'] as const)(
  'codes that the server refuses with %s leave the device',
  async (name) => {
    const kept = memory(order('buyer', '12345678'))
    const refused = new GatewayError({ kind: 'business', code: ERRORS[name].code, msg: '' })
    const store = desk({ kept, fetch: () => Promise.reject(refused), isStaff: () => false })
    await store.load()
    expect([store.order, kept.read()]).toEqual([null, null])
  },
)

test('codes that were shown without a network leave the screen when the server refuses them', async () => {
  const kept = memory(order('buyer', '12345678'))
  const fetch = jest.fn<Promise<OrderUse>, []>().mockRejectedValueOnce(offline)
  const store = desk({ kept, fetch, isStaff: () => false })
  await store.load()
  expect(store.order?.codes.length).toBe(1)
  fetch.mockRejectedValueOnce(new GatewayError({ kind: 'business', code: ERRORS.DENIED.code, msg: '没有权限' }))
  await store.load()
  expect([store.order, store.asOf, store.state]).toEqual([null, null, { kind: 'error', message: '没有权限' }])
})

test('an order whose codes are gone leaves none on the device', async () => {
  const kept = memory(order('buyer', '12345678'))
  await desk({ kept, fetch: async () => order('buyer'), isStaff: () => false }).load()
  expect(kept.read()).toBeNull()
})

test('staff’s masked codes are not kept', async () => {
  const kept = memory()
  await desk({ kept, fetch: async () => order('staff', '******78') }).load()
  expect(kept.read()).toBeNull()
})

test('a code that is used while it is shown is felt once', async () => {
  const onUsed = jest.fn()
  const [before] = order('buyer', '12345678').codes
  const used = { ...order('buyer'), codes: [{ ...before, code: '12345678', name: '', used: true, usedAt: 9 }] }
  const fetch = jest
    .fn<Promise<OrderUse>, []>()
    .mockResolvedValueOnce(order('buyer', '12345678'))
    .mockResolvedValue(used)
  const store = desk({ fetch, onUsed, isStaff: () => false })
  for (let times = 0; times < 3; times++) await store.load()
  expect(onUsed).toHaveBeenCalledTimes(1)
})
