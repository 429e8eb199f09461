import type { Cart, CartCounts, CartLine } from '@quanzi/contract'
import { ERRORS } from '@quanzi/contract'
import { GatewayError } from '@/gateway/GatewayError'
import { CartStore, type LineWish, MERGE_MS, UNDO_MS } from './CartStore'

const lineOf = (skuId: string, more: Partial<CartLine> = {}): CartLine => ({
  ...{ goodsId: `g-${skuId}`, skuId, title: skuId, spec: '', img: '', num: 1, checked: true, stock: 9 },
  ...{ price: 1000, listPrice: 1000, priceSeen: 1000 },
  ...more,
})

const groupOf = (iid: number, lines: CartLine[], freeOver: number | null = 5000): Cart['groups'][number] => ({
  supplier: { iid, name: `S${iid}`, logo: '' },
  freight: { fee: 600, freeOver },
  lines,
})

const twoSuppliers: Cart = {
  groups: [groupOf(1, [lineOf('a'), lineOf('b', { num: 2 })]), groupOf(2, [lineOf('c', { checked: false })], null)],
  invalid: [{ ...lineOf('x'), reason: 'soldOut' }],
}

/** A clock that runs due timers on request. */
class Timers {
  private readonly due = new Map<() => void, number>()
  readonly later = (act: () => void, ms: number) => {
    this.due.set(act, ms)
    return () => void this.due.delete(act)
  }
  async pass(ms: number): Promise<void> {
    for (const [act, at] of [...this.due])
      if (at <= ms) {
        this.due.delete(act)
        act()
      }
    await new Promise(setImmediate)
  }
}

const counts = (capped: CartCounts['capped'] = {}): CartCounts => ({ lines: 0, pieces: 0, checked: 0, capped })

async function setUp(cart: Cart = twoSuppliers) {
  const timers = new Timers()
  const write = jest.fn(async (_lines: readonly LineWish[]) => counts())
  const parts = {
    fetch: jest.fn(async () => cart),
    write,
    fetchBestsellers: jest.fn(async () => []),
    later: timers.later,
  }
  const store = new CartStore(parts)
  await store.load()
  return { store, timers, write, parts }
}

const numOf = (store: CartStore, skuId: string) => store.lines.find((line) => line.skuId === skuId)?.num

test('taps show at once and are written together', async () => {
  const { store, timers, write } = await setUp()
  store.setNum('a', 2)
  store.setNum('a', 3)
  store.tick(['c'], true)
  expect([numOf(store, 'a'), store.sum.pieces, write.mock.calls.length]).toEqual([3, 6, 0])
  await timers.pass(MERGE_MS)
  expect(write.mock.calls).toEqual([
    [
      [
        { skuId: 'a', num: 3 },
        { skuId: 'c', checked: true },
      ],
    ],
  ])
  expect(numOf(store, 'a')).toBe(3)
})

test('sums, delivery and the amount missing for free delivery follow the ticks', async () => {
  const { store } = await setUp()
  expect(store.sum).toEqual({ lines: 2, pieces: 3, goods: 3000, freight: 600, saved: 0 })
  store.setNum('a', 4)
  expect(store.sum).toMatchObject({ goods: 6000, freight: 0 })
  store.tick(['c'], true)
  expect(store.sum).toMatchObject({ goods: 7000, freight: 600 })
  store.tick(['a', 'b', 'c'], false)
  expect(store.sum).toEqual({ lines: 0, pieces: 0, goods: 0, freight: 0, saved: 0 })
})

test('a refused line is rolled back with the reason, the others are written', async () => {
  const { store, timers, write } = await setUp()
  write.mockRejectedValueOnce(
    new GatewayError({
      kind: 'business',
      code: ERRORS.STOCK.code,
      msg: '库存不足',
      response: { data: { skuId: 'a', left: 0 } },
    }),
  )
  store.setNum('a', 5)
  store.setNum('b', 4)
  await timers.pass(MERGE_MS)
  await new Promise(setImmediate)
  expect([numOf(store, 'a'), numOf(store, 'b'), store.notes.get('a')?.error]).toEqual([1, 4, '库存不足'])
  expect(write.mock.calls[1]).toEqual([[{ skuId: 'b', num: 4 }]])
})

test('without a connection every change is reverted', async () => {
  const { store, timers, write } = await setUp()
  write.mockRejectedValueOnce(new GatewayError({ kind: 'network', code: 0, msg: '网络异常' }))
  store.setNum('a', 5)
  store.tick(['b'], false)
  await timers.pass(MERGE_MS)
  expect([numOf(store, 'a'), store.checked.length, write.mock.calls.length]).toEqual([1, 2, 1])
})

test('a quantity above the stock becomes the stock, and the line shows that', async () => {
  const { store, timers, write } = await setUp()
  write.mockResolvedValueOnce(counts({ a: 4 }))
  store.setNum('a', 8)
  await timers.pass(MERGE_MS)
  expect([numOf(store, 'a'), store.notes.get('a')]).toEqual([4, { left: 4 }])
})

test('a deletion can be undone for five seconds, then it is saved', async () => {
  const { store, timers, write } = await setUp()
  store.remove(['a', 'x'])
  expect([numOf(store, 'a'), store.invalid.length, store.undoable]).toEqual([undefined, 0, ['a', 'x']])
  await timers.pass(MERGE_MS)
  expect(write).not.toHaveBeenCalled()
  store.undo()
  expect([numOf(store, 'a'), store.invalid.length]).toEqual([1, 1])
  await timers.pass(UNDO_MS)
  expect(write).not.toHaveBeenCalled()
  store.remove(['a'])
  await timers.pass(UNDO_MS)
  expect(write.mock.calls).toEqual([[[{ skuId: 'a', num: 0 }]]])
  expect(store.undoable).toEqual([])
})

test('another change does not save a deletion that can still be undone', async () => {
  const { store, timers, write } = await setUp()
  store.remove(['a'])
  store.setNum('b', 3)
  await timers.pass(MERGE_MS)
  expect(write.mock.calls).toEqual([[[{ skuId: 'b', num: 3 }]]])
  store.undo()
  expect(numOf(store, 'a')).toBe(1)
})

test('leaving the screen saves all waiting changes, also deletions', async () => {
  const { store, write } = await setUp()
  store.setNum('b', 5)
  store.remove(['a'])
  await store.flush()
  expect(write.mock.calls).toEqual([
    [
      [
        { skuId: 'b', num: 5 },
        { skuId: 'a', num: 0 },
      ],
    ],
  ])
})

test('checkout takes at most the pieces in stock', async () => {
  const { store, write } = await setUp({ groups: [groupOf(1, [lineOf('a', { num: 8, stock: 3 })])], invalid: [] })
  const lines = await store.ready()
  expect(lines.map(({ skuId, num }) => [skuId, num])).toEqual([['a', 3]])
  expect(write.mock.calls).toEqual([[[{ skuId: 'a', num: 3 }]]])
})

test('a change made while another is being saved is saved after it', async () => {
  const { store, timers, write } = await setUp()
  let answer = (_: CartCounts): void => undefined
  write.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
  store.setNum('a', 2)
  await timers.pass(MERGE_MS)
  store.setNum('a', 6)
  await timers.pass(MERGE_MS)
  expect(write).toHaveBeenCalledTimes(1)
  answer(counts())
  await new Promise(setImmediate)
  expect([numOf(store, 'a'), write.mock.calls[1]]).toEqual([6, [[{ skuId: 'a', num: 6 }]]])
})

test('an empty cart offers popular goods', async () => {
  const { store, parts } = await setUp({ groups: [], invalid: [] })
  expect([store.isEmpty, parts.fetchBestsellers.mock.calls.length]).toEqual([true, 1])
})
