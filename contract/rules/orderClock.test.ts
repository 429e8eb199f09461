import fc from 'fast-check'
import { afterMove, asOf, dueMoves, nextClockMove, type TimedOrder } from './orderClock'
import { allowedMoves, decideMove, ORDER_MOVES } from './orderMoves'
import { ORDER_STATUS } from './orderStatus'
import { ORDER_TYPES } from './orderTypes'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const GOODS = 32
const TICKET = 1
const QUESTION = 206
const T: number = 1_800_000_000_000

const order = (more: Partial<TimedOrder>): TimedOrder => ({
  status: 11,
  orderType: GOODS,
  priorStatus: null,
  refundShare: null,
  movedAt: T,
  endsAt: null,
  expireAt: null,
  ...more,
})

test.each<[string, Partial<TimedOrder>, number, number]>([
  ['an order that nobody pays lapses', { status: 1, expireAt: T + HOUR / 2 }, 2, HOUR / 2],
  ['a ticket counts as used a day after the end', { orderType: TICKET, endsAt: T + DAY }, 13, 2 * DAY],
  ['a question without an answer asks for its money', { orderType: QUESTION }, 15, 48 * HOUR],
  ['a parcel counts as received', { status: 12 }, 13, 10 * DAY],
  ['a received line counts as reviewed', { status: 13 }, 14, 7 * DAY],
  ['an unanswered request for what was not sent is approved', { status: 15, priorStatus: 11 }, 18, 72 * HOUR],
  ['for a parcel that was sent the parcel is asked for', { status: 15, priorStatus: 12 }, 16, 72 * HOUR],
  ['also after it was received', { status: 15, priorStatus: 13 }, 16, 72 * HOUR],
  ['a request whose share is settled needs nobody', { status: 15, priorStatus: 11, refundShare: 80 }, 18, 0],
  ['a return that is not sent leads back', { status: 16, priorStatus: 12 }, 12, 7 * DAY],
  ['a return that nobody judges is refunded', { status: 17, priorStatus: 12 }, 18, 10 * DAY],
])('screens-commerce §3.2: %s', (_what, facts, to, after) => {
  const due = T + after
  expect(nextClockMove(order(facts))).toMatchObject({ to, at: due })
  expect(asOf(order(facts), due - 1).status).toBe(order(facts).status)
  expect(dueMoves(order(facts), due)[0]).toMatchObject({ to, at: due })
})

test.each([2, 3, 4, 14, 18])('a final order never moves: %i', (status) => {
  expect(nextClockMove(order({ status }))).toBeNull()
})

test('goods to be shipped and orders that wait for an event stay until somebody moves them', () => {
  expect(nextClockMove(order({ status: 11 }))).toBeNull()
  expect(nextClockMove(order({ status: 11, orderType: 102 }))).toBeNull()
})

test('each step counts from the step before, however late it is computed', () => {
  const moves = dueMoves(order({ status: 16, priorStatus: 12 }), T + 365 * DAY)
  expect(moves.map(({ to, at }) => [to, (at - T) / DAY])).toEqual([
    [12, 7],
    [13, 17],
    [14, 24],
  ])
})

test('an unanswered question is refunded in full without a decision', () => {
  const seen = asOf(order({ orderType: QUESTION }), T + 48 * HOUR)
  expect(seen).toMatchObject({ status: 18, refundShare: 100, priorStatus: 11, movedAt: T + 48 * HOUR })
})

test('an order that returns to an earlier status starts its waiting time again', () => {
  const seen = asOf(order({ status: 16, priorStatus: 13, refundShare: null }), T + 7 * DAY)
  expect(seen).toMatchObject({ status: 13, priorStatus: null, movedAt: T + 7 * DAY })
})

test('a ticket paid after its end is used at the payment at the earliest', () => {
  expect(nextClockMove(order({ orderType: TICKET, endsAt: T - 30 * DAY }))).toMatchObject({ to: 13, at: T })
})

test('every clock move of the table has a time, and no other move has one', () => {
  for (const { means, after } of ORDER_MOVES) expect(after !== undefined).toBe(means === 'clock')
})

const anyOrder = fc.record({
  status: fc.constantFrom(...Object.values(ORDER_STATUS)),
  orderType: fc.constantFrom(...Object.keys(ORDER_TYPES).map(Number)),
  priorStatus: fc.constantFrom(null, 11, 12, 13),
  refundShare: fc.constantFrom(null, null, 80, 100),
  movedAt: fc.constant(T),
  endsAt: fc.option(fc.integer({ min: T - DAY, max: T + 90 * DAY }), { nil: null }),
  expireAt: fc.constant(T + HOUR / 2),
})

test('the table allows the clock every due move, and they come in the order of time', () => {
  fc.assert(
    fc.property(anyOrder, fc.nat(400), (start, days) => {
      let now = start.movedAt
      let seen: TimedOrder = start
      for (const move of dueMoves(start, T + days * DAY)) {
        expect(decideMove(seen, { to: move.to, actor: 'system', means: 'clock' })).toMatchObject({ kind: 'move' })
        expect(move.at).toBeGreaterThanOrEqual(now)
        now = move.at
        seen = afterMove(seen, move)
      }
    }),
  )
})

test('computing the state twice gives the same result', () => {
  fc.assert(
    fc.property(anyOrder, fc.nat(400), fc.nat(400), (start, first, more) => {
      const later = T + (first + more) * DAY
      expect(asOf(asOf(start, T + first * DAY), later)).toEqual(asOf(start, later))
    }),
  )
})

test('the clock never makes two moves from one state', () => {
  fc.assert(
    fc.property(anyOrder, (start) => {
      const targets = allowedMoves(start, 'system').filter(
        ({ move }) => move.means === 'clock' && move.only !== 'granted',
      )
      expect(targets.length).toBeLessThan(2)
    }),
  )
})
