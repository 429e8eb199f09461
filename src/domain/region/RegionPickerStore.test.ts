import { type Region, Regions } from '@quanzi/contract'
import fc from 'fast-check'
import data from '../../../contract/regions/regions.json'
import { RegionPickerStore } from './RegionPickerStore'

const regions = new Regions(data as readonly Region[])
const picker = () => new RegionPickerStore(regions)

test('the user picks level by level down to a district', () => {
  const store = picker()
  expect(store.options).toHaveLength(33)
  expect(store.choose('330000')).toBeNull()
  expect(store.choose('330100')).toBeNull()
  expect(store.steps).toEqual(['浙江省', '杭州市'])
  expect(store.choose('330106')).toEqual({ values: ['330000', '330100', '330106'], names: '浙江省 杭州市 西湖区' })
})

test('a city without districts ends there, with --', () => {
  const store = picker()
  store.choose('440000')
  expect(store.choose('441900')).toEqual({ values: ['440000', '441900', '--'], names: '广东省 东莞市' })
})

test('a search finds places by name and by code', () => {
  const store = picker()
  store.type('西湖')
  expect(store.found[0]?.names.join(' ')).toContain('西湖')
  store.type('330106')
  const [match] = store.found
  if (!match) throw new Error('nothing found')
  expect(store.take(match)?.names).toBe('浙江省 杭州市 西湖区')
  expect(store.isSearching).toBe(false)
})

test('choosing a province from the search opens its cities', () => {
  const store = picker()
  store.type('浙江')
  const [match] = store.found
  if (!match) throw new Error('nothing found')
  expect(store.take(match)).toBeNull()
  expect(store.steps).toEqual(['浙江省'])
})

test('the picker opens at the saved place and marks it', () => {
  const store = picker()
  store.open('浙江省 杭州市 西湖区')
  expect(store.steps).toEqual(['浙江省', '杭州市'])
  expect(store.options.filter(({ value }) => store.isFormer(value)).map(({ name }) => name)).toEqual(['西湖区'])
  store.back(1)
  expect(store.isFormer('330100')).toBe(true)
  store.open('广东省 东莞市')
  expect(store.steps).toEqual(['广东省'])
  expect(store.isFormer('441900')).toBe(true)
  store.open('somewhere else')
  expect(store.options).toHaveLength(33)
})

test('every place can be picked, and opening a picked place shows it again', () => {
  const leaves = (data as readonly Region[]).filter(
    ({ value }) => value !== '--' && regions.children(value).length === 0,
  )
  fc.assert(
    fc.property(fc.constantFrom(...leaves), ({ value }) => {
      const store = picker()
      const [top, city, district] = regions.path(value).map((step) => step.value)
      store.choose(top ?? '')
      const above = store.choose(city ?? '')
      const chosen = district ? store.choose(district) : above
      expect(chosen?.values).toContain(value)
      store.open(chosen?.names ?? '')
      expect(store.options.some((option) => store.isFormer(option.value))).toBe(true)
    }),
    { numRuns: 100 },
  )
})
