import { MODULE_TYPE } from '@quanzi/contract'
import { itemState } from './summaries'

const row = (module_type: number, start_at: number | null, end_at: number | null, close_at: number | null = null) => ({
  module_type,
  start_at,
  end_at,
  close_at,
})

test.each([
  [5, 'open'],
  [15, 'ended'],
  [25, 'running'],
  [35, 'ended'],
])('an activity that closes at 10 and runs from 20 to 30: at %d it is %s', (now, state) => {
  expect(itemState(row(MODULE_TYPE.act, 20, 30, 10), null, now)).toBe(state)
})

test.each([
  [15, 'upcoming'],
  [25, 'living'],
  [35, 'replay'],
])('a broadcast from 20 to 30: at %d it is %s', (now, state) => {
  expect(itemState(row(MODULE_TYPE.live, 20, 30), 0, now)).toBe(state)
})

test('an item without dates has no state; one without seats is full', () => {
  expect(itemState(row(MODULE_TYPE.live, null, null), null, 5)).toBeNull()
  expect(itemState(row(MODULE_TYPE.act, null, null), null, 5)).toBeNull()
  expect(itemState(row(MODULE_TYPE.act, 20, 30, 10), 0, 5)).toBe('full')
})
