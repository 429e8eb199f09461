import { ERRORS, type OrderCreated } from '@quanzi/contract'
import { GatewayError } from '@/gateway/GatewayError'
import { placeOrder } from './placeOrder'
import type { CreateOrder } from './SentOrder'

const created: OrderCreated = { gid: 'g1', status: 1, payable: 1, expireAt: 0 }
const refused = (code: number) => new GatewayError({ kind: 'business', code, msg: '' })
const params = {
  ...{ iid: 1000, orderType: 208, keys: 'p1', num: 1, useCoin: false, isNeedInsur: false },
  ...{ saleIid: 1000, saleUserId: 77, info: { reqId: 'request-1' } },
} as CreateOrder

function gateway(answers: readonly (OrderCreated | GatewayError)[]) {
  const asked: Record<string, unknown>[] = []
  const left = [...answers]
  const ask = async (_call: unknown, sent: Record<string, unknown>) => {
    asked.push(sent)
    const answer = left.shift() ?? created
    if (answer instanceof GatewayError) throw answer
    return answer
  }
  return { asked, ask: ask as never }
}

test('an unknown seller of a link does not stop the buyer: the same request goes without', async () => {
  const { asked, ask } = gateway([refused(ERRORS.PARAM.code)])
  expect(await placeOrder(params, ask)).toBe(created)
  expect(asked.map(({ saleUserId, info }) => [saleUserId, info])).toEqual([
    [77, { reqId: 'request-1' }],
    [undefined, { reqId: 'request-1' }],
  ])
})

test('another refusal, and that of an order without a seller, is the buyer’s to read', async () => {
  const stock = gateway([refused(ERRORS.STOCK.code)])
  await expect(placeOrder(params, stock.ask)).rejects.toMatchObject({ code: ERRORS.STOCK.code })
  expect(stock.asked).toHaveLength(1)
  const { saleUserId: _none, ...unsold } = params
  const wrong = gateway([refused(ERRORS.PARAM.code)])
  await expect(placeOrder(unsold as CreateOrder, wrong.ask)).rejects.toMatchObject({ code: ERRORS.PARAM.code })
  expect(wrong.asked).toHaveLength(1)
})
