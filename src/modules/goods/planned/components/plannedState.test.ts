import { noteOf } from './plannedState'

test('only a pre-sale on sale lacks pieces; one that has reached its minimum keeps it when some go back', () => {
  expect(noteOf({ sold: 3, min: 5, state: 'selling' })).toBe('missing')
  expect(noteOf({ sold: 5, min: 5, state: 'selling' })).toBe('enough')
  expect(noteOf({ sold: 0, min: 5, state: 'reached' })).toBe('enough')
  expect(noteOf({ sold: 0, min: 5, state: 'missed' })).toBeNull()
  expect(noteOf({ sold: 6, min: 5, state: 'closed' })).toBeNull()
})
