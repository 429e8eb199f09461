import { PAGE_TYPE, SECTION_TYPES } from '@quanzi/contract'
import { datedSection } from '../sections'
import { tenant3073 } from './tenant'

const page = (type: number) => tenant3073.pages.find((one) => one.type === type)

test.each([PAGE_TYPE.universityHome, PAGE_TYPE.master, PAGE_TYPE.bachelor])(
  'page %d shows at least seven kinds of sections',
  (type) => {
    expect(new Set(page(type)?.sections.map((section) => section.type)).size).toBeGreaterThanOrEqual(7)
  },
)

test('together they show every type of section', () => {
  const shown = new Set(tenant3073.pages.flatMap(({ sections }) => sections.map(({ type }) => type)))
  expect([...shown].sort((a, b) => a - b)).toEqual(Object.keys(SECTION_TYPES).map(Number))
})

test('a flash sale ends after the pages are planted', () => {
  const flash = tenant3073.pages.flatMap(({ sections }) => sections).find(({ type }) => type === 17)
  const dated = flash && datedSection(flash, ({ day, hour }) => day * 24 + hour)
  expect(dated?.data.endAt).toBe(12 * 24 + 22)
})

test('the pages offer only coupons that exist', () => {
  const offered = tenant3073.pages.flatMap(({ sections }) =>
    sections.flatMap(({ data }) => (Array.isArray(data.couponIds) ? data.couponIds : [])),
  )
  expect(offered).toEqual(tenant3073.coupons.map(({ id }) => id))
})

test('every list section has items', () => {
  const types = new Set([...tenant3073.items.map(({ type }) => type), ...(tenant3073.shop ? [32] : [])])
  const lists = tenant3073.pages.flatMap(({ sections }) => sections.filter(({ data }) => 'mode' in data))
  expect(lists.filter(({ type }) => !types.has(type === 15 ? 3 : type))).toEqual([])
})
