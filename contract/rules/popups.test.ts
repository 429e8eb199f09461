import { firstPopup } from './popups'
import { isSectionType, SECTION_TYPES } from './sectionTypes'
import { STAT_TYPE } from './statTypes'

const web = { userId: 7, dismissed: [], inNativeApp: false, inMiniProgram: false }
const ads = [
  { id: 1, type: 1 },
  { id: 2, type: 4, coupons: [] },
  { id: 3, type: 4, coupons: [{}] },
]

test('the first ad shows, a dismissed one gives way, an empty coupon list never shows', () => {
  expect(firstPopup(ads, web)?.id).toBe(1)
  expect(firstPopup(ads, { ...web, dismissed: ['7_1_1'] })?.id).toBe(3)
  expect(firstPopup(ads, { ...web, dismissed: ['7_1_1', '7_3_4'] })).toBeNull()
})

test('the marker belongs to one user and one type', () => {
  expect(firstPopup(ads, { ...web, dismissed: ['8_1_1', '7_1_2'] })?.id).toBe(1)
})

test('never in the native app or a mini-program', () => {
  expect(firstPopup(ads, { ...web, inNativeApp: true })).toBeNull()
  expect(firstPopup(ads, { ...web, inMiniProgram: true })).toBeNull()
})

test.each([0, 6, -1])('type %d is unknown', (type) => expect(firstPopup([{ id: 1, type }], web)).toBeNull())
test('claimable coupons need coupons', () => {
  expect(firstPopup([{ id: 1, type: 5 }], web)).toBeNull()
  expect(firstPopup([{ id: 1, type: 5, coupons: [1] }], web)?.id).toBe(1)
})

test('the section types are 1, 2, 4-18, 20-25, 31-33', () => {
  const wanted = [1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 21, 22, 23, 24, 25, 31, 32, 33]
  expect(Object.keys(SECTION_TYPES).map(Number)).toEqual(wanted)
  expect([0, 3, 19, 26, 30, 34].filter(isSectionType)).toEqual([])
  const components = Object.values(SECTION_TYPES).map(({ component }) => component)
  expect(new Set(components).size).toBe(components.length)
})

test('shares are statistics 1 and 2', () => expect([STAT_TYPE.timelineShare, STAT_TYPE.friendShare]).toEqual([1, 2]))
