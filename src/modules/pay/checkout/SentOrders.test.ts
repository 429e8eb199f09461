import type { OrderCreated } from '@quanzi/contract'
import { GatewayError } from '@/gateway/GatewayError'
import { openStorage } from '@/platform/storage/openStorage'
import type { CreateOrder } from './SentOrder'
import { SentOrders } from './SentOrders'

const lost = new GatewayError({ kind: 'network', code: 0, msg: '' })

test('an order without an answer is repeated for its own thing only', async () => {
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
  const answers: (OrderCreated | null)[] = [null]
  const orders = new SentOrders({
    storage,
    by: () => '7',
    now: () => 1_800_000_000_000,
    create: async (params) => {
      sent.push(params)
      if (answers.shift() === null) throw lost
      return { gid: params.keys, status: 1, payable: 1, expireAt: 0 }
    },
  })
  const order = (keys: string) => (reqId: string) =>
    ({ iid: 1000, orderType: 213, keys, num: 1, info: { reqId } }) as unknown as CreateOrder
  await expect(orders.send('213::7', order('7'))).rejects.toBe(lost)
  expect((await orders.send('213::8', order('8'))).gid).toBe('8')
  expect((await orders.send('213::7', order('7'))).gid).toBe('7')
  expect(sent.map(({ keys }) => keys)).toEqual(['7', '8', '7'])
  expect(sent[2]).toEqual(sent[0])
})
