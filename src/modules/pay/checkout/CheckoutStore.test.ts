import type { OrderCreated } from '@quanzi/contract'
import { GatewayError } from '@/gateway/GatewayError'
import { type CheckoutOrder, CheckoutStore } from './CheckoutStore'
import type { CheckoutChoice } from './ChoiceStore'
import { calculationOf, NOW, prepaid, source } from './testing'

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
  store.price.toggleCoupon('c1')
  store.price.change({ useCoin: true, insured: true })
  store.change({ remark: '靠窗' })
  await store.price.applyPromo(' SPRING ')
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

test('opened directly, every choice is priced, and the people it is for go with the order', async () => {
  const { store, orders, asked } = start(null)
  await store.load()
  store.pick('property', 's1')
  store.setCount(3)
  store.setCount(2)
  store.removePerson(store.choice.entrants.drafts[1]?.key ?? '')
  expect(asked.map(({ property, num }) => [property, num])).toEqual([
    ['s2', 1],
    ['s1', 1],
    ['s1', 3],
    ['s1', 2],
    ['s1', 1],
  ])
  expect(await store.submit()).toBeNull()
  const key = store.choice.entrants.drafts[0]?.key ?? ''
  store.choice.entrants.type(key, 'name', '林小圈')
  store.choice.entrants.type(key, 'mobile', '13800138000')
  store.choice.entrants.type(key, 'q1', 'east')
  expect(await store.submit()).toBe(created)
  expect(orders[0]?.info).toEqual({ entrants: [{ name: '林小圈', mobile: '13800138000', answers: { q1: 'east' } }] })
})

test('two taps create one order', async () => {
  const { store, orders } = start(prepaid)
  await store.load()
  const [first, second] = await Promise.all([store.submit(), store.submit()])
  expect([first, second]).toEqual([created, null])
  expect(orders).toHaveLength(1)
})

test('the gateway’s own sum is sent when agreed to, and forgotten when the order becomes another', async () => {
  const { store, orders } = start(prepaid)
  await store.load()
  store.price.correct(20_000)
  await store.submit()
  expect(orders[0]?.payable).toBe(20_000)
  store.change({ addressId: 'a1' })
  expect(store.price.price?.payable).toBe(19_800)
})

test('a choice that can no longer be had is not sent', async () => {
  const { store, orders } = start(prepaid, { calculate: () => Promise.reject({ msg: '名额已满' }) })
  await store.load()
  expect(await store.submit()).toBeNull()
  expect([store.state.kind, store.check()]).toEqual(['ready', { kind: 'price' }])
  expect(orders).toEqual([])
})

test('without an answer to the first price the screen can be asked for again', async () => {
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
  expect([store.state.kind, store.price.price?.payable]).toEqual(['ready', 9900])
})

test('without a source a choice of the form screen can still be bought; opened directly it is an error', async () => {
  const fetchSource = () => Promise.reject({ msg: '内容不存在' })
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
