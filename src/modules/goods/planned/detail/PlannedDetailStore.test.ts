import type { ContentDetail, PlannedParts } from '@quanzi/contract'
import type { Call } from '@/gateway/call'
import { GatewayError } from '@/gateway/GatewayError'
import { PlannedDetailStore } from './PlannedDetailStore'

const NOW = 1000
const skus = [
  { id: 'k1', name: '苔绿', price: 69_900, left: 3 },
  { id: 'k2', name: '岩灰', price: 79_900, left: 0 },
]
const planned = {
  ...{ storeId: 's1', storeName: '', sold: 1, min: 5, deadline: 5000, shipDate: '', state: 'selling', deposit: 5_000 },
  ...{ depositRefundable: false, balanceFrom: 6000, balanceTo: 9000, skus },
} as PlannedParts

function setUp(more: Partial<PlannedParts> = {}, parts: object = {}, mine: object = {}) {
  const detail = {
    id: 'p1',
    title: '帐篷',
    cover: '/a',
    mine,
    planned: { ...planned, ...more },
  } as unknown as ContentDetail
  return new PlannedDetailStore({
    ...{ iid: 1000, id: 'p1', byDeposit: true, now: () => NOW },
    gone: () => ({ kind: 'empty', message: 'gone' }),
    missing: () => ({ kind: 'empty', message: 'missing' }),
    ask: (async () => detail) as unknown as Call,
    ...parts,
  })
}

test('a deposit and its balance are both known before paying; the address of a full payment pays the whole price', async () => {
  const store = setUp()
  await store.load()
  expect(store.order()).toBeNull()
  expect(store.tried).toBe(true)
  store.choose('k1')
  store.count(2)
  expect(store.sums).toEqual({ now: 10_000, later: 129_800 })
  expect(store.order()).toMatchObject({ keys: 'p1', property: 'k1', property2: 'deposit', num: 2 })
  const full = setUp({}, { byDeposit: false })
  await full.load()
  full.choose('k1')
  expect([full.sums, full.order()?.property2]).toEqual([{ now: 69_900, later: 0 }, 'full'])
})

test('a deposit’s address of a pre-sale without a deposit is paid in full', async () => {
  const store = setUp({ deposit: 0, balanceFrom: null, balanceTo: null })
  await store.load()
  store.choose('k1')
  expect([store.byDeposit, store.order()?.property2]).toEqual([false, 'full'])
})

test('no more pieces than are left, also after a reload', async () => {
  const store = setUp()
  await store.load()
  store.choose('k1')
  store.count(9)
  expect(store.num).toBe(3)
})

test('an address of another store shows that there is no such page; a withdrawn one that it is gone', async () => {
  const other = setUp({}, { storeId: 's2' })
  await other.load()
  expect([other.state, other.detail]).toEqual([{ kind: 'empty', message: 'missing' }, null])
  const right = setUp({}, { storeId: 's1' })
  await right.load()
  expect(right.state.kind).toBe('ready')
  const gone = setUp(
    {},
    {
      ask: (async () => {
        throw new GatewayError({ kind: 'business', code: 1000004, msg: '内容不存在' })
      }) as Call,
    },
  )
  await gone.load()
  expect(gone.state).toEqual({ kind: 'empty', message: 'gone' })
})

test.each([
  [500, 9000, 'reached', 'open'],
  [2000, 9000, 'reached', 'early'],
  [500, 1000, 'reached', 'over'],
  [500, 9000, 'selling', 'early'],
] as const)('a balance from %d to %d of a pre-sale that is %s: %s', async (from, to, state, where) => {
  const store = setUp({ state }, {}, { deposit: { orderId: '1', state: 'open', from, to } })
  await store.load()
  expect(store.balance).toBe(where)
})

test('from the deadline on nothing is ordered, also while the last payments are awaited', async () => {
  const store = setUp({ deadline: NOW })
  await store.load()
  expect([store.shown, store.isOpen]).toEqual(['counting', false])
})
