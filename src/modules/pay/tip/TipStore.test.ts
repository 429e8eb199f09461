import { isTipDraft, type TipDraft, TipStore } from './TipStore'

function kept() {
  let text = 'null'
  return {
    read: () => {
      const draft: unknown = JSON.parse(text)
      return isTipDraft(draft) ? draft : null
    },
    write: (draft: TipDraft | null) => {
      text = JSON.stringify(draft)
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

test('the amount and the wish to hide the name are there again after a reload, until the order exists', () => {
  const device = kept()
  const again = () => {
    const store = new TipStore(device)
    store.begin()
    return store
  }
  again().type('6.6')
  expect([again().amount, again().hideName]).toEqual([660, false])
  again().hide(true)
  expect([again().amount, again().hideName]).toEqual([660, true])
  again().choose(10)
  expect([again().amount, again().typed, again().hideName]).toEqual([1000, '', true])
  again().sent()
  expect([again().amount, again().hideName]).toEqual([500, false])
})

test('what an earlier version kept, or an amount that is not offered, is no draft', () => {
  const draft: TipDraft = { chosen: 20, typed: '', hideName: false }
  expect(isTipDraft(draft)).toBe(true)
  for (const other of ['6.6', null, { ...draft, chosen: 7 }, { ...draft, hideName: 'yes' }])
    expect(isTipDraft(other)).toBe(false)
})
