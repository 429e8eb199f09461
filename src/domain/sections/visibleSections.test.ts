import { visibleSections } from './visibleSections'

const notice = { id: 'a', type: 4, title: '', style: {}, data: { items: [{ text: '公告' }] } }

test('unknown types and sections without data are skipped and named in the log', () => {
  const lines: string[] = []
  const shown = visibleSections(
    [{ id: 'x', type: 3, data: {} }, { id: 'y', type: 99, data: {} }, { id: 'z', type: 9 }, null, 'text', notice],
    (line) => lines.push(line),
  )
  expect(shown).toEqual([notice])
  expect(lines).toHaveLength(5)
  expect(lines[1]).toContain('99')
})

test.each([
  [9, { items: [] }],
  [16, { coupons: [] }],
  [22, { tabs: [] }],
  [33, { skus: [] }],
])('an empty section of type %d hides', (type, data) => {
  expect(visibleSections([{ ...notice, type, data }], () => undefined)).toEqual([])
})

test('a section that has no list always shows', () => {
  const sections = [
    { ...notice, type: 18, data: { html: '<p>圈子</p>' } },
    { ...notice, type: 12, data: {} },
  ]
  expect(visibleSections(sections, () => undefined)).toHaveLength(2)
})

test('a section below a heading does not repeat its title', () => {
  const heading = { ...notice, type: 8, data: { title: '近期出发' } }
  const list = { ...notice, type: 9, title: '近期出发', data: { items: [{ id: '1' }] } }
  const titles = visibleSections([heading, list, list], () => undefined).map(({ title }) => title)
  expect(titles).toEqual(['', '', '近期出发'])
})

test.each([
  [1, {}],
  [5, { image: '/a.webp' }],
  [7, { hotWords: [] }],
  [24, {}],
  [9, { items: 'none' }],
  [16, {}],
  [18, { html: 5 }],
  [22, { tabs: {} }],
  [33, {}],
])('a section of type %d without its data is skipped and named in the log', (type, data) => {
  const log = jest.fn()
  expect(visibleSections([{ ...notice, type, data }, notice], log)).toEqual([notice])
  expect(log).toHaveBeenCalledTimes(1)
})
