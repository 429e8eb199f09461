import { ERROR_TEXTS, ERRORS, type OrderCreated } from '@quanzi/contract'
import { GatewayError } from '@/gateway/GatewayError'
import { type CheckoutOrder, CheckoutStore } from './CheckoutStore'
import type { CheckoutChoice } from './ChoiceStore'
import { seatTypeOf } from './sessionOf'
import { calculationOf, NOW, prepaid, source, withCoupons } from './testing'

const created: OrderCreated = { gid: 'g1', status: 1, payable: 1, expireAt: NOW }

function start(given: CheckoutChoice | null, parts: Partial<ConstructorParameters<typeof CheckoutStore>[0]> = {}) {
  const orders: CheckoutOrder[] = []
  const asked: CheckoutChoice[] = []
  const finished: string[] = []
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
    resend: () => null,
    requireMember: async () => true,
    deliver: async () => 'a1',
    addressLost: async () => undefined,
    remarkDraft: { read: () => null, write: () => undefined },
    promoDraft: { read: () => null, write: () => undefined },
    finished: () => void finished.push('finished'),
    waitlistOf: () => async () => ({ state: 'waiting' }) as never,
    now: () => NOW,
    ...parts,
  })
  return { store, orders, asked, finished }
}

test('a remark is there again when the screen is loaded anew', async () => {
  let kept: string | null = null
  const remarkDraft = {
    read: () => kept,
    write: (remark: string | null) => {
      kept = remark
    },
  }
  const first = start(prepaid, { remarkDraft }).store
  await first.load()
  first.change({ remark: '靠窗' })
  const { store } = start(prepaid, { remarkDraft })
  await store.load()
  expect(store.remark).toBe('靠窗')
  store.change({ remark: '' })
  expect(kept).toBe(null)
})

test('the order has the form’s selection and everything that affects the price', async () => {
  const { store, orders } = start(prepaid, { calculate: async ({ num }) => withCoupons(9900 * num) })
  await store.load()
  store.price.change({ useCoin: true, insured: true })
  store.change({ remark: '靠窗' })
  store.price.typePromo(' SPRING ')
  await store.price.applyPromo()
  expect(await store.submit()).toEqual({ kind: 'ordered', order: created })
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

test('when opened directly, every selection is priced and the order contains the entrants', async () => {
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
  expect(await store.submit()).toMatchObject({ kind: 'problem', problem: { kind: 'entrant', field: 'name' } })
  const key = store.choice.entrants.drafts[0]?.key ?? ''
  store.choice.entrants.type(key, 'name', '林小圈')
  store.choice.entrants.type(key, 'mobile', '13800138000')
  store.choice.entrants.type(key, 'q1', 'east')
  expect(await store.submit()).toEqual({ kind: 'ordered', order: created })
  expect(orders[0]?.info).toEqual({ entrants: [{ name: '林小圈', mobile: '13800138000', answers: { q1: 'east' } }] })
})

test('two taps create one order', async () => {
  const { store, orders, finished } = start(prepaid)
  await store.load()
  const [first, second] = await Promise.all([store.submit(), store.submit()])
  expect([first, second]).toEqual([{ kind: 'ordered', order: created }, null])
  expect(orders).toHaveLength(1)
  expect(finished).toEqual(['finished'])
})

test('the gateway’s sum is sent after the buyer accepts it, and dropped when the order changes', async () => {
  const { store, orders } = start(prepaid)
  await store.load()
  await store.price.reprice(20_000)
  await store.submit()
  expect(orders[0]?.payable).toBe(20_000)
  store.change({ remark: '轻放' })
  expect(store.price.price?.payable).toBe(19_800)
})

test('an unavailable selection is not sent', async () => {
  const { store, orders } = start(prepaid, { calculate: () => Promise.reject({ msg: '名额已满' }) })
  await store.load()
  expect(await store.submit()).toEqual({ kind: 'problem', problem: { kind: 'price' } })
  expect([store.state.kind, store.offer]).toEqual(['ready', 'submit'])
  expect(orders).toEqual([])
})

test('when the first price fails, the screen offers a retry', async () => {
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

test('without a source a form’s selection can still be bought; when opened directly it is an error', async () => {
  const fetchSource = () => Promise.reject({ msg: '内容不存在' })
  const bought = start(prepaid, { fetchSource })
  await bought.store.load()
  expect(bought.store.state.kind).toBe('ready')
  const direct = start(null, { fetchSource })
  await direct.store.load()
  expect(direct.store.state).toMatchObject({ kind: 'error', message: '内容不存在' })
})

test('goods to be shipped need an address', async () => {
  let addressId = ''
  const { store, orders } = start(prepaid, {
    fetchSource: async () => ({ ...source, needAddress: true }),
    deliver: async () => addressId,
  })
  await store.load()
  expect(await store.submit()).toEqual({ kind: 'problem', problem: { kind: 'address' } })
  addressId = 'a1'
  expect(await store.submit()).toEqual({ kind: 'ordered', order: created })
  expect(orders.map((order) => order.addressId)).toEqual(['a1'])
})

const refusal = (name: 'PRICE' | 'FULL' | 'STOCK' | 'NOTFOUND' | 'COUPON' | 'ADDRESS', data: object) =>
  new GatewayError({ kind: 'business', code: ERRORS[name].code, msg: ERROR_TEXTS[name].zh, response: { data } })

test('a different sum of the gateway is shown, and sent after the buyer accepts it', async () => {
  const payables: number[] = []
  const { store, finished } = start(prepaid, {
    create: async ({ payable }) => {
      payables.push(payable)
      if (payable !== 21_000) throw refusal('PRICE', { payable: 21_000 })
      return created
    },
  })
  await store.load()
  expect(await store.submit()).toEqual({ kind: 'priceChanged', payable: 21_000 })
  expect([store.price.price?.payable, store.busy, finished]).toEqual([21_000, false, []])
  expect(await store.submit()).toEqual({ kind: 'ordered', order: created })
  expect(payables).toEqual([19_800, 21_000])
})

test('after a change of the price the lines have it too, not only the sum', async () => {
  let each = 9900
  const { store } = start(prepaid, {
    calculate: async ({ num }) => calculationOf(each * num),
    create: () => Promise.reject(refusal('PRICE', { payable: each * 2 })),
  })
  await store.load()
  each = 12_000
  expect(await store.submit()).toEqual({ kind: 'priceChanged', payable: 24_000 })
  expect([store.price.lines[0]?.price, store.price.price?.parts.subtotal]).toEqual([24_000, 24_000])
})

test('a full session offers its waiting list; a full team and items without a waiting list do not', async () => {
  const sent = async (data: object, parts: Parameters<typeof start>[1] = {}) => {
    const { store } = start(prepaid, { create: () => Promise.reject(refusal('FULL', data)), ...parts })
    await store.load()
    return store.submit()
  }
  expect(await sent({})).toEqual({ kind: 'full', msg: '名额已满' })
  await expect(sent({ team: 't1' })).rejects.toMatchObject({ msg: '名额已满' })
  await expect(sent({}, { waitlistOf: () => null })).rejects.toMatchObject({ msg: '名额已满' })
})

test('the button orders, joins the waiting list, or retries the price', async () => {
  const offer = async (error: unknown, parts: Parameters<typeof start>[1] = {}) => {
    const { store } = start(prepaid, { calculate: () => Promise.reject(error), ...parts })
    await store.load()
    return store.offer
  }
  const { store } = start(prepaid)
  await store.load()
  expect(store.offer).toBe('submit')
  expect(await offer(refusal('FULL', {}))).toBe('wait')
  expect(await offer(refusal('FULL', {}), { waitlistOf: () => null })).toBe('submit')
  expect(await offer(new GatewayError({ kind: 'network', code: 0, msg: '' }))).toBe('again')
})

test('the waiting list belongs to the selected session', async () => {
  const { store } = start(prepaid)
  await store.load()
  store.wait()
  expect(store.waitlist.sessionId).toBe('s2')
})

test('the deposit for a full session waits for that session, among those who wait for its kind of seats', async () => {
  const property = JSON.stringify({ orderType: 31, property: 'd2', property2: 'adult' })
  const asked: string[] = []
  const { store } = start(
    { ...prepaid, property, property2: 'deposit' },
    {
      create: () => Promise.reject(refusal('FULL', {})),
      waitlistOf: (choice) => async (sessionId) => {
        asked.push(`${seatTypeOf(210, choice)} ${sessionId}`)
        return { pos: 1, state: 'waiting' }
      },
    },
  )
  await store.load()
  expect(await store.submit()).toEqual({ kind: 'full', msg: '名额已满' })
  store.wait()
  store.waitlist.typePhone('13912345678')
  await store.waitlist.join()
  expect(asked).toEqual(['31 d2'])
  expect(seatTypeOf(1, prepaid)).toBe(1)
})

test('a visitor goes to log in, and nothing is ordered', async () => {
  const { store, orders } = start(prepaid, { requireMember: async () => false })
  await store.load()
  expect(await store.submit()).toBeNull()
  expect([orders, store.busy]).toEqual([[], false])
})

test('an order without an answer is repeated unchanged, while the form is disabled', async () => {
  let sent = 0
  const resend = async () => {
    sent += 1
    return created
  }
  const { store, orders, finished } = start(null, {
    resend: () => resend,
    calculate: () => Promise.reject(new GatewayError({ kind: 'network', code: 0, msg: '' })),
  })
  expect([store.frozen, store.offer]).toEqual([true, 'submit'])
  expect(await store.submit()).toEqual({ kind: 'ordered', order: created })
  expect([sent, orders.length, finished]).toEqual([1, 0, ['finished']])
})

const CART: CheckoutChoice = { keys: 'a,b', property: '{"a":3,"b":1}', property2: '', num: 4, info: { cart: true } }
const GOODS_SOURCE = {
  ...source,
  needAddress: true,
  form: [],
  options: ['a', 'b'].map((id) => ({
    field: 'property' as const,
    id,
    goodsId: `g-${id}`,
    name: id,
    price: 1000,
    left: 9,
  })),
}
const goodsPrice = ({ property }: CheckoutChoice) => {
  const pieces = Object.entries(JSON.parse(property) as Record<string, number>)
  const lines = pieces.map(([key, num]) => ({
    key,
    title: key,
    num,
    price: 1000,
    amount: 1000 * num,
    goodsId: `g-${key}`,
  }))
  return { ...withCoupons(lines.reduce((sum, { amount }) => sum + amount, 0)), lines }
}
const goods = (parts: Partial<ConstructorParameters<typeof CheckoutStore>[0]>, given = CART) =>
  start(given, {
    goods: 'mall',
    fetchSource: async () => GOODS_SOURCE,
    calculate: async (choice) => goodsPrice(choice),
    ...parts,
  })

test('a price that has changed meanwhile is marked at its line until the next change', async () => {
  let dearer = 0
  const { store } = goods({
    calculate: async (choice) => {
      const price = goodsPrice(choice)
      const lines = price.lines.map((line) => (line.key === 'a' ? { ...line, price: line.price + dearer } : line))
      return { ...price, lines }
    },
    create: async () => {
      dearer = 300
      throw refusal('PRICE', { payable: 9900 })
    },
  })
  const moves = () => store.price.lines.map((line) => [line.key, store.price.moved(line)])
  await store.load()
  expect(moves()).toEqual([
    ['a', 0],
    ['b', 0],
  ])
  await store.submit()
  expect(moves()).toEqual([
    ['a', 300],
    ['b', 0],
  ])
  store.setPieces('a', 1)
  await new Promise(setImmediate)
  expect(moves()[0]).toEqual(['a', 0])
})

test('pieces sold meanwhile are shown at their line, and all other input stays', async () => {
  const kept: CheckoutChoice[] = []
  let left = 0
  const { store, orders } = goods({
    keep: (choice) => void kept.push(choice),
    create: async (order) => {
      if (left === 0) {
        left = 2
        throw refusal('STOCK', { skuId: 'a', left })
      }
      orders.push(order)
      return created
    },
  })
  await store.load()
  store.change({ remark: '轻放' })
  expect(await store.submit()).toEqual({ kind: 'problem', problem: { kind: 'line', skuId: 'a' } })
  expect([store.price.loss, store.price.lines.length, store.price.price]).toEqual([{ skuId: 'a', left: 2 }, 2, null])
  expect(await store.submit()).toEqual({ kind: 'problem', problem: { kind: 'line', skuId: 'a' } })
  store.setPieces('a', 2)
  await new Promise(setImmediate)
  expect(store.price.loss).toBeNull()
  await store.submit()
  const changed = { keys: 'a,b', property: '{"a":2,"b":1}', num: 3 }
  expect(orders).toMatchObject([{ ...changed, remark: '轻放', addressId: 'a1', info: { cart: true } }])
  expect(kept).toMatchObject([changed])
})

test('after a changed price and a withdrawn option the choices say so too, not only the line', async () => {
  let source = GOODS_SOURCE
  let problem = refusal('PRICE', { payable: 1 })
  const direct = { goods: 'mall', id: 'a', fetchSource: async () => source, deliver: async () => 'a1' } as const
  const { store } = start(null, { ...direct, create: () => Promise.reject(problem) })
  await store.load()
  const [first, ...others] = GOODS_SOURCE.options
  if (!first) throw new Error('no option')
  source = { ...GOODS_SOURCE, options: [{ ...first, price: first.price + 300 }, ...others] }
  await store.submit()
  expect(store.choice.optionGroups[0]?.options[0]?.price).toBe(first.price + 300)
  source = { ...GOODS_SOURCE, options: others }
  problem = refusal('NOTFOUND', { skuId: first.id })
  await store.submit()
  expect(store.choice.optionGroups[0]?.options.map(({ id, left }) => [id, left === 0])).toEqual([
    [first.id, true],
    ...others.map(({ id }) => [id, false]),
  ])
})

test('the buyer can remove a withdrawn sku; the last line stays', async () => {
  const { store } = goods({
    calculate: async (choice) => {
      if ('b' in JSON.parse(choice.property)) throw refusal('NOTFOUND', { skuId: 'b' })
      return goodsPrice(choice)
    },
  })
  await store.load()
  expect([store.state.kind, store.price.loss, store.choice.lines.length]).toEqual(['ready', { skuId: 'b', left: 0 }, 2])
  store.setPieces('b', 0)
  await new Promise(setImmediate)
  expect([store.price.loss, store.price.lines.map(({ key }) => key), store.choice.chosen.keys]).toEqual([
    null,
    ['a'],
    'a',
  ])
  store.setPieces('a', 0)
  expect(store.choice.chosen.property).toBe('{"a":3}')
})

test('a chosen coupon that has run out is removed, and the reason shows', async () => {
  let gone = false
  const { store, orders } = goods({
    calculate: async (choice) => {
      const price = goodsPrice(choice)
      return gone ? { ...price, coupons: price.coupons.filter(({ id }) => id !== 'c1') } : price
    },
    create: async (order) => {
      if (order.couponIds.includes('c1')) {
        gone = true
        throw refusal('COUPON', { couponId: 'c1' })
      }
      orders.push(order)
      return created
    },
  })
  await store.load()
  store.change({ remark: '轻放' })
  expect(store.price.couponIds).toEqual(['c1'])
  expect(await store.submit()).toEqual({ kind: 'problem', problem: { kind: 'coupon' } })
  expect([store.price.couponLost, store.price.couponIds, store.remark]).toEqual(['优惠券不可用', [], '轻放'])
  await store.submit()
  expect(orders).toMatchObject([{ couponIds: [], payable: 4000, remark: '轻放' }])
})

test('when the chosen address was deleted, checkout asks for another one', async () => {
  const addressLost = jest.fn(async () => undefined)
  const { store } = goods({ addressLost, create: () => Promise.reject(refusal('ADDRESS', {})) })
  await store.load()
  expect(await store.submit()).toEqual({ kind: 'problem', problem: { kind: 'address' } })
  expect([addressLost.mock.calls.length, store.price.price?.payable]).toEqual([1, 3000])
})

test('a changed price shows at its line before the buyer accepts it', async () => {
  let price = 1000
  const { store } = goods({
    calculate: async ({ property }) => {
      const lines = Object.entries(JSON.parse(property) as Record<string, number>).map(([key, num]) => ({
        ...{ key, title: key, num, price, amount: price * num, goodsId: `g-${key}` },
      }))
      return { ...calculationOf(lines.reduce((sum, { amount }) => sum + amount, 0)), lines }
    },
    create: ({ payable }) => {
      price = 1100
      return payable === 4400 ? Promise.resolve(created) : Promise.reject(refusal('PRICE', { payable: 4400 }))
    },
  })
  await store.load()
  expect(await store.submit()).toEqual({ kind: 'priceChanged', payable: 4400 })
  expect(store.price.lines.map((line) => line.price)).toEqual([1100, 1100])
  expect(await store.submit()).toMatchObject({ kind: 'ordered' })
})
