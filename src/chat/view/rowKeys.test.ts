import fc from 'fast-check'
import { rowKeys } from './rowKeys'

/** The keys after a list has passed through these states. */
const through = (...states: readonly (readonly string[])[]) =>
  states.reduce<{ ids: readonly string[]; keys: readonly string[] }>(
    (before, ids) => ({ ids, keys: rowKeys(before, ids) }),
    { ids: [], keys: [] },
  ).keys

test('an answer that overtakes the acknowledgement moves no row, nor does the acknowledgement', () => {
  expect(through(['a', 'mine'], ['a', 'answer', 'mine'])).toEqual(['a', 'mine', 'answer'])
  expect(through(['a', 'mine'], ['a', 'answer', 'mine'], ['a', 'mine', 'answer'])).toEqual(['a', 'mine', 'answer'])
})

test('what comes at the ends leaves the other rows theirs', () => {
  expect(through(['b', 'c'], ['b', 'c', 'd'], ['a', 'b', 'c', 'd'])).toEqual(['a', 'b', 'c', 'd'])
})

test('one that is deleted takes its own row with it', () => {
  expect(through(['a', 'mine'], ['a', 'answer', 'mine'], ['a', 'mine'])).toEqual(['a', 'answer'])
  expect(through(['a', 'b', 'c'], ['a', 'c'])).toEqual(['a', 'c'])
})

test('no two rows have one key, whatever the list goes through', () => {
  const ids = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { maxLength: 8 })
  fc.assert(
    fc.property(fc.array(ids, { maxLength: 6 }), (states) => {
      const keys = through(...states)
      expect(new Set(keys).size).toBe(states[states.length - 1]?.length ?? 0)
    }),
  )
})
