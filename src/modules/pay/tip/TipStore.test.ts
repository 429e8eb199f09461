import { TipStore } from './TipStore'

function kept() {
  let text: string | null = null
  return {
    read: () => text,
    write: (typed: string | null) => {
      text = typed
    },
  }
}

test.each([
  ['1', 100],
  ['500', 50_000],
  ['0.99', null],
  ['500.01', null],
  ['12.345', null],
  ['', null],
  ['-3', null],
  ['6.6', 660],
])('%j yuan are %s fen', (typed, fen) => {
  const store = new TipStore(kept())
  store.type(typed)
  expect(store.amount).toBe(fen)
})

test('a chosen amount replaces a typed one, and the other way round', () => {
  const store = new TipStore(kept())
  expect(store.amount).toBe(500)
  store.type('30')
  expect([store.amount, store.chosen]).toEqual([3000, 0])
  store.choose(100)
  expect([store.amount, store.typed]).toEqual([10_000, ''])
})

test('a message that is too long is refused before the payment', () => {
  const store = new TipStore(kept())
  expect(store.ready('好'.repeat(51))).toBeNull()
  expect(store.ready('好'.repeat(50))).toBe(500)
})

test('another amount is there again after a reload, until the order exists or one is chosen', () => {
  const device = kept()
  const again = () => {
    const store = new TipStore(device)
    store.begin()
    return store
  }
  again().type('6.6')
  expect(again().amount).toBe(660)
  again().choose(10)
  expect(again().amount).toBe(500)
  again().type('7')
  again().sent()
  expect(again().amount).toBe(500)
})
