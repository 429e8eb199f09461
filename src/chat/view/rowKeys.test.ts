import fc from 'fast-check'
import { rowKeys } from './rowKeys'

/** The keys after a list has passed through these states. */
const through = (...states: readonly (readonly string[])[]) =>
  states.reduce<{ ids: readonly string[]; keys: readonly string[] }>(
    (before, ids) => ({ ids, keys: rowKeys(before, ids) }),
    { ids: [], keys: [] },
  ).keys

test('no row moves when an answer arrives before the acknowledgement, or when the acknowledgement arrives', () => {
  expect(through(['a', 'mine'], ['a', 'answer', 'mine'])).toEqual(['a', 'mine', 'answer'])
  expect(through(['a', 'mine'], ['a', 'answer', 'mine'], ['a', 'mine', 'answer'])).toEqual(['a', 'mine', 'answer'])
})

test('rows added at the ends do not change the other keys', () => {
  expect(through(['b', 'c'], ['b', 'c', 'd'], ['a', 'b', 'c', 'd'])).toEqual(['a', 'b', 'c', 'd'])
})

test('deleting a message removes its own row', () => {
  expect(through(['a', 'mine'], ['a', 'answer', 'mine'], ['a', 'mine'])).toEqual(['a', 'answer'])
  expect(through(['a', 'b', 'c'], ['a', 'c'])).toEqual(['a', 'c'])
})

test('keys are unique after any changes of the list', () => {
  const ids = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { maxLength: 8 })
  fc.assert(
    fc.property(fc.array(ids, { maxLength: 6 }), (states) => {
      const keys = through(...states)
      expect(new Set(keys).size).toBe(states[states.length - 1]?.length ?? 0)
    }),
  )
})
