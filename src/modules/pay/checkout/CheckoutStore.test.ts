import {
  type CalculatedCoupon,
  ERRORS,
  type OrderCalculation,
  type OrderCreated,
  type OrderSource,
} from '@quanzi/contract'
import { GatewayError } from '@/gateway/GatewayError'
import { type CheckoutChoice, type CheckoutOrder, CheckoutStore } from './CheckoutStore'

const NOW = Date.parse('2026-04-02T12:00:00+08:00')
const couponOf = (id: string, yuan: number, stackable = false): CalculatedCoupon => ({
  id,
  name: `立减${yuan}`,
  save: yuan * 100,
  usable: true,
  reason: '',
  terms: { id, discountType: 1, minusPrice: yuan, fullPrice: 0, stackable },
})
const calculationOf = (subtotal: number): OrderCalculation => ({
  lines: [{ key: '9001', title: '徒步', num: 1, price: subtotal, amount: subtotal }],
  subtotal,
  vipSave: 0,
  freight: 0,
  insurance: 0,
  coinMax: 500,
  coinSave: 0,
  coupons: [couponOf('c1', 10), couponOf('c2', 5, true), couponOf('c3', 3, true)],
  payable: subtotal,
})

const source: OrderSource = {
  title: '徒步',
  img: '',
  price: 9900,
  options: [
    { field: 'property', id: 's1', name: '周六', price: 0, left: 0 },
    { field: 'property', id: 's2', name: '周日', price: 0, left: 9 },
    { field: 'property2', id: 't1', name: '成人票', price: 9900, left: null },
  ],
  form: [
    { id: 'name', name: '姓名', type: 'text', options: [], must: true, perEntrant: true },
    { id: 'mobile', name: '手机号', type: 'mobile', options: [], must: true, perEntrant: true },
    { id: 'q1', name: '上车地点', type: 'choice', options: ['东', '西'], must: true, perEntrant: true },
  ],
  stock: 9,
  deadline: null,
  needAddress: false,
  insurance: 800,
}

const prepaid: CheckoutChoice = { keys: '9001', property: 's2', property2: 't1', num: 2, info: { entrants: ['a'] } }
const created: OrderCreated = { gid: 'g1', status: 1, payable: 1, expireAt: NOW }

function start(given: CheckoutChoice | null, parts: Partial<ConstructorParameters<typeof CheckoutStore>[0]> = {}) {
  const orders: CheckoutOrder[] = []
  const asked: CheckoutChoice[] = []
  const store = new CheckoutStore({
    prepaid: given,
    id: '9001',
    max: 10,
    fetchSource: async () => source,
    calculate: async (choice) => {
      asked.push(choice)
      return calculationOf(9900 * choice.num)
    },
    findPromo: async (code) => ({ id: 'p', code, discountType: 2, value: 10, left: 5 }),
    fetchReps: async () => [],
    create: async (order) => {
      orders.push(order)
      return created
    },
    now: () => NOW,
    ...parts,
  })
  return { store, orders, asked }
}

test('what the form screen chose is created with everything that lowers or raises its price', async () => {
  const { store, orders } = start(prepaid)
  await store.load()
  store.toggleCoupon('c1')
  store.change({ useCoin: true, insured: true, remark: '靠窗' })
  await store.applyPromo(' SPRING ')
  expect(await store.submit()).toBe(created)
  expect(orders[0]).toMatchObject({
    ...prepaid,
    couponIds: ['c1'],
    useCoin: true,
    insured: true,
    discountCode: 'SPRING',
    remark: '靠窗',
    payable: 19800 - 1980 - 1000 - 500 + 1600,
  })
})

test('coupons that combine are used together; one that stands alone makes the others go', async () => {
  const { store, orders } = start(prepaid)
  await store.load()
  store.toggleCoupon('c2')
  store.toggleCoupon('c3')
  expect(store.price?.parts.couponSave).toBe(800)
  store.toggleCoupon('c1')
  expect(store.couponIds).toEqual(['c1'])
  store.toggleCoupon('c3')
  expect(store.couponIds).toEqual(['c3'])
  store.toggleCoupon('c2')
  await store.submit()
  expect(orders[0]).toMatchObject({ couponIds: ['c3', 'c2'], payable: 19_800 - 800 })
})

test('opened directly it draws the form, chooses what is free and asks for the rest', async () => {
  const { store, orders, asked } = start(null)
  await store.load()
  expect(asked[0]).toMatchObject({ keys: '9001', property: 's2', property2: 't1', num: 1 })
  expect(await store.submit()).toBeNull()
  expect(store.check()).toEqual({ kind: 'entrant', row: 0, field: 'name' })
  const key = store.entrants.drafts[0]?.key ?? ''
  store.entrants.type(key, 'name', '林小圈')
  store.entrants.type(key, 'mobile', '13800138000')
  store.entrants.type(key, 'q1', '东')
  expect(await store.submit()).toBe(created)
  expect(orders[0]?.info).toEqual({ entrants: [{ name: '林小圈', mobile: '13800138000', answers: { q1: '东' } }] })
})

test('when every session is full, one is asked for all the same: the answer opens the waiting list', async () => {
  const options = source.options.map((one) => (one.field === 'property' ? { ...one, left: 0 } : one))
  const { store, asked } = start(null, { fetchSource: async () => ({ ...source, options }) })
  await store.load()
  expect(asked[0]).toMatchObject({ property: 's1' })
})

test('two taps create one order', async () => {
  const { store, orders } = start(prepaid)
  await store.load()
  const [first, second] = await Promise.all([store.submit(), store.submit()])
  expect([first, second]).toEqual([created, null])
  expect(orders).toHaveLength(1)
})

test('the gateway’s own sum is shown, sent when agreed to, and forgotten when something changes', async () => {
  const { store, orders } = start(prepaid)
  await store.load()
  store.correct(20_000)
  expect(store.price?.payable).toBe(20_000)
  await store.submit()
  expect(orders[0]?.payable).toBe(20_000)
  store.change({ useCoin: true })
  expect(store.price?.payable).toBe(19_300)
})

test('a choice that can no longer be had says why; the order is not sent', async () => {
  const { store, orders } = start(prepaid, {
    calculate: async () => {
      throw { msg: '名额已满' }
    },
  })
  await store.load()
  expect(store.refusal).toBe('名额已满')
  expect(await store.submit()).toBeNull()
  expect(store.check()).toEqual({ kind: 'price' })
  expect(orders).toEqual([])
})

test('a full session offers its waiting list, a full team none', async () => {
  const full = (data?: object) =>
    start(prepaid, {
      calculate: async () => {
        throw new GatewayError({ kind: 'business', code: ERRORS.FULL.code, msg: '名额已满', response: { data } })
      },
    }).store
  const [session, team] = [full(), full({ team: 't1' })]
  await Promise.all([session.load(), team.load()])
  expect([session.state.kind, session.isFull, team.isFull]).toEqual(['ready', true, false])
})

test('without an answer the price is asked for again, and no other choice’s price stands meanwhile', async () => {
  let offline = true
  const { store } = start(null, {
    calculate: async () => {
      if (offline) throw new GatewayError({ kind: 'network', code: 500000, msg: '系统繁忙，请稍后再试' })
      return calculationOf(9900)
    },
  })
  await store.load()
  expect(store.state).toMatchObject({ kind: 'error', onRetry: expect.any(Function) })
  offline = false
  await store.load()
  expect([store.state.kind, store.price === null]).toEqual(['ready', false])
  offline = true
  await store.recalculate()
  expect([store.price, store.isUnanswered]).toEqual([null, true])
  offline = false
  await store.recalculate()
  expect([store.price === null, store.refusal]).toEqual([false, ''])
})

test('without a source a choice of the form screen can still be bought; opened directly it is an error', async () => {
  const fetchSource = async () => {
    throw { msg: '内容不存在' }
  }
  const bought = start(prepaid, { fetchSource })
  await bought.store.load()
  expect(bought.store.state.kind).toBe('ready')
  const direct = start(null, { fetchSource })
  await direct.store.load()
  expect(direct.store.state).toMatchObject({ kind: 'error', message: '内容不存在' })
})

test('goods that are sent need an address', async () => {
  const { store } = start(prepaid, { fetchSource: async () => ({ ...source, needAddress: true }) })
  await store.load()
  expect(store.check()).toEqual({ kind: 'address' })
  store.change({ addressId: 'a1' })
  expect(store.check()).toBeNull()
})
