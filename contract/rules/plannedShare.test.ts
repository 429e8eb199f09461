import { mergeKeyOf } from './mergeKeys'
import { plannedShareOf } from './plannedShare'

test.each([
  ['season-1_p1001', { storeId: 'season-1', id: 'p1001' }],
  ['season_1_p1001', { storeId: 'season_1', id: 'p1001' }],
  ['season-1_0', { storeId: 'season-1', id: '0' }],
  ['season-1', null],
  ['_p1001', null],
  ['season-1_', null],
  ['', null],
])('screens-activities §2 planned/share: %j is cut at its last line', (text, parts) => {
  expect(plannedShareOf(text)).toEqual(parts)
})

test('an address that names nothing has no sharer’s key', () => {
  expect(mergeKeyOf('planned/share', { storeid_id: 'season-1' })).toBeNull()
})
