import * as fc from 'fast-check'
import { firstPopup, readPopup } from './popups'
import { isSectionType, SECTION_TYPES } from './sectionTypes'
import { STAT_TYPE } from './statTypes'

const web = { userId: 7, dismissed: [], inNativeApp: false, inMiniProgram: false }
const coupon = { couponId: 'c1', name: '见面礼', discountType: 1, minusPrice: 20, fullPrice: 100, endTime: 1 }
const ads = [
  { id: 1, type: 1, content: { text: '周末停电' } },
  { id: 2, type: 4, content: [] },
  { id: 3, type: 4, content: [coupon] },
]

test('admissions-and-regions §4: the first ad that is neither dismissed nor an empty coupon list shows', () => {
  expect(firstPopup(ads, web)).toEqual({ id: 1, type: 1, text: '周末停电' })
  expect(firstPopup(ads, { ...web, dismissed: ['7_1_1'] })?.id).toBe(3)
  expect(firstPopup(ads, { ...web, dismissed: ['7_1_1', '7_3_4'] })).toBeNull()
})

test('admissions-and-regions §4: the marker belongs to one user and one type', () => {
  expect(firstPopup(ads, { ...web, dismissed: ['8_1_1', '7_1_2'] })?.id).toBe(1)
})

test('admissions-and-regions §4: no pop-up shows in the native app or a mini-program', () => {
  expect(firstPopup(ads, { ...web, inNativeApp: true })).toBeNull()
  expect(firstPopup(ads, { ...web, inMiniProgram: true })).toBeNull()
})

test.each([
  ['broken JSON', { id: 1, type: 3, content: '{"images":' }],
  ['broken JSON of coupons', { id: 1, type: 5, content: '[{' }],
  ['no id', { type: 1, content: { text: 'a' } }],
  ['an unknown type', { id: 1, type: 6, content: {} }],
  ['type 0', { id: 1, type: 0, content: {} }],
  ['nothing', null],
])('an ad with %s is logged and skipped', (_, broken) => {
  const log = jest.fn()
  expect(firstPopup([broken, { id: 2, type: 1, content: '{"text":"好"}' }], { ...web, log })).toMatchObject({ id: 2 })
  expect(log).toHaveBeenCalledTimes(1)
})

test.each([
  ['a text of spaces', { id: 1, type: 1, content: { text: '  ' } }],
  ['a card of nothing', { id: 1, type: 2, content: { price: 5 } }],
  ['an image without address', { id: 1, type: 3, content: { images: { textUrl: '/app/find' } } }],
  ['coupons that are none', { id: 1, type: 4, content: [{ name: 'x' }, null, 5] }],
  ['missing coupons', { id: 1, type: 5, content: {} }],
])('admissions-and-regions §4: %s has nothing to show', (_, ad) => expect(readPopup(ad)).toBeNull())

test('admissions-and-regions §3: content is read as JSON text or object, and yuan become fen', () => {
  const card = { image: '/a.webp', title: '露营', price: '298.00', costV2: 368, action: { url: '/app/find' } }
  const read = { id: 1, type: 2, image: '/a.webp', title: '露营', price: 29_800, costV2: 36_800 }
  expect(readPopup({ id: 1, type: 2, content: card })).toMatchObject(read)
  expect(readPopup({ id: 1, type: 2, content: JSON.stringify(card) })).toMatchObject(read)
  expect(readPopup({ id: 1, type: 2, content: { title: 'x', price: '免费', costV2: '' } })).toMatchObject({
    price: null,
    costV2: null,
    action: null,
  })
  expect(readPopup({ id: 1, type: 3, content: { images: { imgUrl: '/b.webp' } } })).toMatchObject({
    imgUrl: '/b.webp',
    textUrl: '',
  })
  expect(readPopup({ id: 1, type: 5, content: JSON.stringify({ coupons: [coupon, {}] }) })).toMatchObject({
    coupons: [coupon],
  })
  expect(readPopup({ id: 1, type: 1, content: '今晚八点维护' })).toMatchObject({ text: '今晚八点维护' })
})

test('choosing never throws, whatever adsList contains', () => {
  fc.assert(
    fc.property(fc.anything(), fc.integer({ min: 0, max: 6 }), fc.anything(), (ads, type, content) => {
      firstPopup(ads, web)
      firstPopup([ads, { id: 1, type, content }], { ...web, log: () => undefined })
    }),
  )
})

test('admissions-and-regions §2: the section types are 1, 2, 4-18, 20-25, 31-33', () => {
  const wanted = [1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 21, 22, 23, 24, 25, 31, 32, 33]
  expect(Object.keys(SECTION_TYPES).map(Number)).toEqual(wanted)
  expect([0, 3, 19, 26, 30, 34].filter(isSectionType)).toEqual([])
  const components = Object.values(SECTION_TYPES).map(({ component }) => component)
  expect(new Set(components).size).toBe(components.length)
})

test('shell-and-routes §7: shares are statistics 1 and 2', () =>
  expect([STAT_TYPE.timelineShare, STAT_TYPE.friendShare]).toEqual([1, 2]))
