import fc from 'fast-check'
import { allowedMoves, decideMove, ORDER_MOVES, type OrderActor, type OrderFacts, type OrderMeans } from './orderMoves'
import { isFinalStatus } from './orderStatus'

const GOODS = 32
const TICKET = 1
const VIP = 101
const remark = '不想要了'

const go = (
  order: Partial<OrderFacts>,
  actor: OrderActor,
  to: number,
  more: { remark?: string; means?: OrderMeans } = {},
) => {
  const decision = decideMove({ orderType: GOODS, status: 1, ...order }, { actor, to, ...more })
  return decision.kind === 'move' ? decision.to : decision.kind === 'same' ? 'same' : decision.error
}

const byUpdate = (actor: OrderActor, order: Partial<OrderFacts> = {}) =>
  [1, 2, 3, 4, 11, 12, 13, 14, 15, 16, 17, 18].flatMap((from) =>
    allowedMoves({ orderType: GOODS, priorStatus: from > 14 ? 12 : null, ...order, status: from }, actor)
      .filter(({ move }) => move.means === 'update')
      .map(({ move }) => `${from}→${move.to}`),
  )

test('the buyer of goods', () => {
  expect(byUpdate('buyer')).toEqual(['1→3', '11→15', '12→13', '12→15', '13→15', '15→back'])
})

test('the seller of goods', () => {
  expect(byUpdate('seller')).toEqual(['1→4', '15→16', '15→18', '15→back', '16→back', '17→18'])
})

test('staff act as seller, and for instant orders may open a refund', () => {
  expect(byUpdate('staff')).toEqual(byUpdate('seller'))
  expect(byUpdate('staff', { orderType: VIP })).toContain('13→15')
  expect(byUpdate('buyer', { orderType: VIP })).toEqual(['1→3', '12→13', '15→back'])
})

test('a tip is never refunded', () => {
  expect(go({ orderType: 205, status: 13 }, 'staff', 15)).toBe('ORDERSTATE')
  expect(go({ orderType: 205, status: 14 }, 'staff', 15)).toBe('ORDERSTATE')
})

test('crowdfunding is refunded by its own call only', () => {
  expect(go({ orderType: 211, status: 11 }, 'buyer', 15, { remark })).toBe('ORDERSTATE')
})

test.each([
  [undefined, 'PARAM'],
  ['', 'PARAM'],
  [' 坏 ', 'PARAM'],
  ['坏了', 15],
  ['坏'.repeat(200), 15],
  ['坏'.repeat(201), 'PARAM'],
])('a refund request with remark %j: %s', (text, result) => {
  expect(go({ status: 11 }, 'buyer', 15, text === undefined ? {} : { remark: text })).toBe(result)
})

test('`back` restores the status before the request, and no other', () => {
  expect(go({ status: 15, priorStatus: 11 }, 'buyer', 11)).toBe(11)
  expect(go({ status: 15, priorStatus: 11 }, 'buyer', 12)).toBe('ORDERSTATE')
  expect(go({ status: 15, priorStatus: null }, 'buyer', 11)).toBe('ORDERSTATE')
  expect(go({ status: 16, priorStatus: 12 }, 'seller', 12)).toBe('PARAM')
  expect(go({ status: 16, priorStatus: 12 }, 'seller', 12, { remark })).toBe(12)
})

test('what waits for its event cannot be sent; the event sends it on, or returns the money', () => {
  const held = { orderType: 102, status: 11, hold: 'event' } as const
  expect(go(held, 'seller', 12, { means: 'ship' })).toBe('ORDERSTATE')
  expect(go({ ...held, hold: '' }, 'seller', 12, { means: 'ship' })).toBe(12)
  expect(go(held, 'system', 15, { means: 'event' })).toBe(15)
  expect(go({ ...held, hold: '' }, 'system', 15, { means: 'event' })).toBe('ORDERSTATE')
  expect(go({ ...held, orderType: 212 }, 'system', 13, { means: 'event' })).toBe(13)
  expect(go(held, 'buyer', 15, { remark })).toBe(15)
})

test('a deposit goes the way of its balance, which is used like the target', () => {
  const deposit = { orderType: 210, status: 11, hold: 'deposit' } as const
  expect(go(deposit, 'buyer', 15, { remark })).toBe('ORDERSTATE')
  expect(go({ ...deposit, status: 13 }, 'buyer', 15, { remark })).toBe('ORDERSTATE')
  expect(go(deposit, 'staff', 13, { means: 'use' })).toBe('ORDERSTATE')
  expect(go({ ...deposit, hold: '' }, 'staff', 13, { means: 'use' })).toBe(13)
  expect(go({ ...deposit, status: 13 }, 'system', 14, { means: 'event' })).toBe(14)
})

test('staff give a deposit back without a request; a line that is no deposit waits for one', () => {
  const deposit = { orderType: 210, status: 11, hold: 'deposit' } as const
  expect(byUpdate('staff', deposit)).toContain('11→18')
  for (const actor of ['buyer', 'seller', 'system'] as const) expect(go(deposit, actor, 18)).toBe('ORDERSTATE')
  for (const hold of ['', 'event'] as const) expect(go({ ...deposit, hold }, 'staff', 18)).toBe('ORDERSTATE')
})

test('a return can be requested only when the parcel was sent', () => {
  expect(go({ status: 15, priorStatus: 11 }, 'seller', 16)).toBe('ORDERSTATE')
  expect(go({ status: 15, priorStatus: 12 }, 'seller', 16)).toBe(16)
  expect(go({ status: 15, priorStatus: 13 }, 'seller', 16)).toBe(16)
  expect(go({ status: 15, priorStatus: 13, orderType: TICKET }, 'seller', 16)).toBe('ORDERSTATE')
  expect(go({ status: 15, priorStatus: 13, orderType: 102 }, 'seller', 16)).toBe(16)
})

test('without a decision, a sent parcel must be returned, and anything else is refunded', () => {
  expect(go({ status: 15, priorStatus: 12 }, 'system', 18, { means: 'clock' })).toBe('ORDERSTATE')
  expect(go({ status: 15, priorStatus: 12 }, 'system', 16, { means: 'clock' })).toBe(16)
  expect(go({ status: 15, priorStatus: 11 }, 'system', 18, { means: 'clock' })).toBe(18)
})

test('a move is allowed only by its own means', () => {
  expect(go({ status: 1 }, 'system', 11, { means: 'payment' })).toBe(11)
  expect(go({ status: 1 }, 'buyer', 11, { means: 'payment' })).toBe('ORDERSTATE')
  expect(go({ status: 11 }, 'seller', 12)).toBe('ORDERSTATE')
  expect(go({ status: 11 }, 'seller', 12, { means: 'ship' })).toBe(12)
  expect(go({ status: 16 }, 'buyer', 17, { means: 'return' })).toBe(17)
  expect(go({ status: 13 }, 'buyer', 14, { means: 'comment' })).toBe(14)
})

const anyStatus = fc.constantFrom(1, 2, 3, 4, 11, 12, 13, 14, 15, 16, 17, 18)
const anyActor = fc.constantFrom<OrderActor>('buyer', 'seller', 'staff', 'system')

test('asking for the current status has no effect', () => {
  fc.assert(fc.property(anyStatus, anyActor, (status, actor) => go({ status }, actor, status) === 'same'))
})

test('nothing leaves a final status', () => {
  for (const { from } of ORDER_MOVES) expect(isFinalStatus(from)).toBe(false)
})

test('no sequence of allowed moves books money twice: paid, completed and refunded are entered at most once', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(50), { maxLength: 30 }), fc.constantFrom(1, 32, 102, 101), (choices, orderType) => {
      let order: OrderFacts = { status: 1, orderType, priorStatus: null }
      const entered: number[] = []
      for (const choice of choices) {
        const moves = (['buyer', 'seller', 'staff', 'system'] as const).flatMap((actor) => allowedMoves(order, actor))
        const next = moves[choice % Math.max(1, moves.length)]
        if (next === undefined) break
        // A check-in that is taken back frees the ticket and books nothing, like `back`.
        if (next.move.to !== 'back' && next.move.means !== 'undo') entered.push(next.to)
        order = { ...order, priorStatus: next.to === 15 ? order.status : (order.priorStatus ?? null), status: next.to }
      }
      for (const once of [11, 14, 18]) expect(entered.filter((status) => status === once).length).toBeLessThan(2)
      expect(entered.includes(14) && entered.includes(18)).toBe(false)
    }),
  )
})
