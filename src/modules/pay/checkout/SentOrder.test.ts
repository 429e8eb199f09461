import { ERRORS, ORDER_EXPIRES_MS, type OrderCreated } from '@quanzi/contract'
import { GatewayError } from '@/gateway/GatewayError'
import { openStorage } from '@/platform/storage/openStorage'
import type { CheckoutChoice } from './ChoiceStore'
import { type CreateOrder, SentOrder } from './SentOrder'

const created: OrderCreated = { gid: 'g1', status: 1, payable: 1, expireAt: 0 }
const lost = new GatewayError({ kind: 'network', code: 0, msg: '' })
const refused = new GatewayError({ kind: 'business', code: ERRORS.STOCK.code, msg: '' })

/** One device; its storage survives the app. */
function device() {
  const values = new Map<string, string>()
  const storage = openStorage(
    {
      read: (key: string) => values.get(key) ?? null,
      write: (key: string, value: string) => values.set(key, value) !== undefined,
      remove: (key: string) => void values.delete(key),
      keys: () => [...values.keys()],
    } as never,
    '1000',
  )
  const sent: CreateOrder[] = []
  let now = 1_800_000_000_000
  let who = '7'
  const start = (answers: (OrderCreated | GatewayError)[], of = '1:9001', choice: CheckoutChoice | null = null) =>
    new SentOrder({
      storage,
      of,
      choice,
      by: () => who,
      now: () => now,
      create: async (params) => {
        sent.push(params)
        const answer = answers.shift() ?? created
        if (answer instanceof GatewayError) throw answer
        return answer
      },
    })
  return {
    start,
    sent,
    values,
    later: (ms: number) => {
      now += ms
    },
    comes: (userId: string) => {
      who = userId
    },
  }
}

const order = (num: number) => (reqId: string) =>
  ({ iid: 1000, orderType: 1, keys: '9001', num, info: { reqId } }) as unknown as CreateOrder

test('after a lost answer the same order is sent again, even when the form has changed', async () => {
  const { start, sent, values } = device()
  const checkout = start([lost, created])
  await expect(checkout.send(order(1))).rejects.toBe(lost)
  expect(checkout.waiting).toEqual(sent[0])
  expect(await checkout.send(order(2))).toBe(created)
  expect(sent[1]).toEqual(sent[0])
  expect([checkout.waiting, values.size]).toEqual([null, 0])
})

test('a restarted app sends the same order again, also when it was killed before the answer', async () => {
  const { start, sent } = device()
  void start([]).send(order(1))
  const after = start([])
  expect(after.waiting).toEqual(sent[0])
  await after.send(order(3))
  expect(sent[1]).toEqual(sent[0])
})

test('after any answer the next order is a new one', async () => {
  const { start, sent } = device()
  const checkout = start([refused])
  await expect(checkout.send(order(1))).rejects.toBe(refused)
  expect(checkout.waiting).toBeNull()
  await checkout.send(order(1))
  expect(sent[0]?.info).not.toEqual(sent[1]?.info)
})

test('another item’s order is separate, and an order older than its lifetime is dropped', async () => {
  const { start, later } = device()
  await expect(start([lost]).send(order(1))).rejects.toBe(lost)
  expect(start([], '1:9002').waiting).toBeNull()
  expect(start([]).waiting).not.toBeNull()
  later(ORDER_EXPIRES_MS)
  expect(start([]).waiting).toBeNull()
})

test('whoever comes back with another choice of the same item orders that, and the same choice is sent again', async () => {
  const { start, sent } = device()
  const pieces = (num: number, info: CheckoutChoice['info'] = { cart: true }): CheckoutChoice => ({
    ...{ keys: 's1', property: `{"s1":${num}}`, property2: '', num, info },
  })
  const orderOf = (choice: CheckoutChoice) => (reqId: string) =>
    ({ iid: 1000, orderType: 33, ...choice, info: { ...choice.info, payable: 1, reqId } }) as unknown as CreateOrder
  const begin = (choice: CheckoutChoice, answers: (OrderCreated | GatewayError)[] = []) =>
    start(answers, '33:s1', choice)
  await expect(begin(pieces(1), [lost]).send(orderOf(pieces(1)))).rejects.toBe(lost)
  expect(begin(pieces(1)).waiting).toEqual(sent[0])
  expect([begin(pieces(3)).waiting, begin(pieces(1, { cart: true, storeId: '7' })).waiting]).toEqual([null, null])
  await begin(pieces(3)).send(orderOf(pieces(3)))
  expect(sent[1]).toMatchObject({ num: 3, property: '{"s1":3}' })
  expect(sent[1]?.info).not.toMatchObject({ reqId: Object(sent[0]?.info).reqId })
})

test('who logs in on the device next does not send it, and the member finds it again', async () => {
  const { start, sent, comes } = device()
  const checkout = start([lost])
  await expect(checkout.send(order(1))).rejects.toBe(lost)
  comes('8')
  expect([checkout.waiting, start([]).waiting]).toEqual([null, null])
  comes('7')
  expect([checkout.waiting, start([]).waiting]).toEqual([sent[0], sent[0]])
  comes('8')
  await start([lost])
    .send(order(2))
    .catch(() => undefined)
  expect(sent[1]).toMatchObject({ num: 2 })
})
