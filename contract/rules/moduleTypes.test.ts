import { isShareKeyDataType, MERGE_KEYS, mergeKeyOf, SHARE_KEY_DATA_TYPES } from './mergeKeys'
import { MODULE_LABEL } from './moduleLabels'
import { businessType, MODULE_TYPE, moduleName } from './moduleTypes'

test('shell-and-routes §3: the documented module types keep their numbers', () => {
  const { video, act, mate, note, sact, news, campsite, game, live, origin, goods } = MODULE_TYPE
  expect([video, act, mate, note, sact, news, campsite, game, live, origin, goods]).toEqual([
    3, 9, 10, 11, 13, 14, 20, 21, 23, 31, 32,
  ])
})

test('module numbers are unique, and each has its name and label', () => {
  const numbers = Object.values(MODULE_TYPE)
  expect(new Set(numbers).size).toBe(numbers.length)
  for (const [name, number] of Object.entries(MODULE_TYPE)) expect(moduleName(number)).toBe(name)
  expect(Object.keys(MODULE_LABEL)).toEqual(Object.keys(MODULE_TYPE))
  expect(moduleName(12)).toBeNull()
})

test.each([
  [1, 'activity'],
  [2, 'club'],
  [3, 'homestay'],
  [4, 'unknown'],
  [0, 'unknown'],
])('shell-and-routes §4: business type %d is %s', (type, name) => expect(businessType(type)).toBe(name))

test.each([
  ['act/detail', { iid: 1000, id: '5' }, 9, '5'],
  ['store/detail', { goodsId: '8' }, 32, '8'],
  ['pay/vip-buy', { id: 3 }, 101, '3'],
  ['realcard/redpacket', { cardId: 'c' }, 100, 'c'],
  ['realcard/extend', { cardId: 'c' }, 100, 'c'],
  ['news/detail', { id: '1' }, 14, '1'],
  ['game/detail', { id: '1' }, 21, '1'],
  ['planned/store', { storeid: '6' }, 102, '6'],
  ['planned/detail', { storeid: '6', id: '7' }, 102, '6'],
  ['planned/detail', { id: '7' }, 102, '7'],
  ['planned/share', { storeid_id: 'season_1_p7' }, 102, 'p7'],
  ['planned/share', { storeid_id: 'season_1_0' }, 102, 'season_1'],
])('admissions-and-regions §3: %s with %j merges under %d, %s', (screen, params, dataType, dataId) =>
  expect(mergeKeyOf(screen, params)).toEqual({ dataType, dataId }),
)

test('no key without an id, nor for another screen', () => {
  expect(mergeKeyOf('act/detail', { id: '' })).toBeNull()
  expect(mergeKeyOf('act/detail', {})).toBeNull()
  expect(mergeKeyOf('note/detail', { id: '1' })).toBeNull()
})

test('admissions-and-regions §3: every merge key may be shared with a key', () => {
  for (const { dataType } of Object.values(MERGE_KEYS)) expect(isShareKeyDataType(dataType)).toBe(true)
  expect(SHARE_KEY_DATA_TYPES).toHaveLength(9)
  expect(isShareKeyDataType(11)).toBe(false)
})
