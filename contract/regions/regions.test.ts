import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { formatRegions, generateRegions, REGIONS_FILE, readTable } from './generate'
import { PLACEHOLDER, REGIONS_VERSION, type Region, Regions } from './regions'

const text = readFileSync(REGIONS_FILE, 'utf8')
const data: readonly Region[] = JSON.parse(text)
const regions = new Regions(data)
const real = data.filter(({ value }) => value !== PLACEHOLDER)
const levelOf = (region: Region): number => (region.parent === undefined ? 1 : regions.path(region.parent).length + 1)
const level = (n: number) => data.filter((region) => levelOf(region) === n)

describe('the data set', () => {
  test('equals the output of the generator', () => expect(formatRegions(generateRegions())).toBe(text))

  test('a changed data set needs a new version', () => {
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 16)
    expect([REGIONS_VERSION, hash]).toEqual(['2023.1', 'dc806b7356cf0dee'])
  })

  test('admissions-and-regions §3: counts: 33 top, 367 level two, 2,974 level three and 30 placeholders', () => {
    expect(data).toHaveLength(3404)
    expect(level(1)).toHaveLength(33)
    expect(level(2).filter(({ value }) => value !== PLACEHOLDER)).toHaveLength(367)
    expect(level(3).filter(({ value }) => value !== PLACEHOLDER)).toHaveLength(2974)
    expect(data.filter(({ value }) => value === PLACEHOLDER)).toHaveLength(30)
  })

  test('counts agree with the source, except for the folded group and four cities that repeat themselves', () => {
    expect(level(1)).toHaveLength(readTable('provinces').length + 2)
    expect(level(2).length).toBe(
      readTable('cities').length - 1 + readTable('hongkong').length + readTable('macau').length,
    )
    expect(level(3).filter(({ value }) => value !== PLACEHOLDER).length).toBe(readTable('areas').length - 4)
  })

  test('admissions-and-regions §3: every entry of the source is present with its code and name', () => {
    const gone = new Set(['441900', '442000', '460400', '620201'])
    const missing = readTable('areas').filter(
      ([code = '', name]) => !gone.has(code) && regions.find(code)?.name !== name,
    )
    expect(missing).toEqual([])
    for (const [code = '', name] of readTable('provinces')) expect(regions.find(`${code}0000`)?.name).toBe(name)
    for (const [code = '', name] of readTable('cities')) {
      if (code !== '5002') expect(regions.find(`${code}00`)?.name).toBe(name)
    }
  })

  test('admissions-and-regions §3: shape: a name, six digits or --, and a parent that exists below the top', () => {
    for (const { name, value, parent, ...rest } of data) {
      expect(name).not.toBe('')
      expect(value).toMatch(/^(\d{6}|--)$/)
      expect(name === PLACEHOLDER).toBe(value === PLACEHOLDER)
      if (parent !== undefined) expect(regions.find(parent)).not.toBeNull()
      expect(rest).toEqual({})
    }
  })

  test('admissions-and-regions §3: codes are unique, and so are names among siblings', () => {
    expect(new Set(real.map(({ value }) => value)).size).toBe(real.length)
    for (const { value } of [{ value: '' }, ...real]) {
      const names = regions.children(value).map(({ name }) => name)
      expect(new Set(names).size).toBe(names.length)
    }
  })

  test('admissions-and-regions §3: top codes end in 0000, level two in 00 except Hong Kong and Macau, districts begin like their province', () => {
    for (const { value } of level(1)) expect(value).toMatch(/0000$/)
    for (const { value } of level(2)) expect(value).toMatch(/^(8[12]00\d\d|\d{4}00)$/)
    for (const { value, parent = '' } of level(3)) {
      if (value === PLACEHOLDER) continue
      expect(value.slice(0, 2)).toBe(parent.slice(0, 2))
      if (parent !== '500100') expect(value.slice(0, 4)).toBe(parent.slice(0, 4))
    }
  })

  test('admissions-and-regions §3: order: a province, its cities, then the districts of each city', () => {
    const expected = level(1).flatMap((province) => {
      const cities = regions.children(province.value)
      return [province, ...cities, ...cities.flatMap(({ value }) => regions.children(value))]
    })
    expect(data).toEqual(expected)
    const numbers = level(1).map(({ value }) => Number(value))
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
  })

  test.each(['110000', '120000', '310000', '500000'])(
    'admissions-and-regions §3: %s keeps one placeholder city ending in 100',
    (municipality) => {
      expect(regions.children(municipality)).toEqual([
        { name: '市辖区', value: `${municipality.slice(0, 2)}0100`, parent: municipality },
      ])
    },
  )

  test('admissions-and-regions §3: the counties of Chongqing keep their codes under the one city', () => {
    expect(regions.find('500200')).toBeNull()
    expect(regions.find('500229')).toEqual({ name: '城口县', value: '500229', parent: '500100' })
  })

  test.each(['419000', '429000', '469000', '659000'])(
    'admissions-and-regions §3: the directly governed group %s is an ordinary city',
    (group) => {
      expect(regions.children(group).length).toBeGreaterThan(0)
      expect(regions.children(group).every(({ value }) => value.startsWith(group.slice(0, 4)))).toBe(true)
    },
  )

  test.each(['441900', '442000', '460400', '620200', '810001', '820008'])(
    'admissions-and-regions §3: %s has one child --',
    (value) => {
      expect(regions.children(value)).toEqual([{ name: '--', value: '--', parent: value }])
    },
  )

  test('admissions-and-regions §3: no other region has a placeholder', () => {
    const parents = data.filter(({ value }) => value === PLACEHOLDER).map(({ parent }) => parent ?? '')
    expect(parents.filter((parent) => !/^8[12]/.test(parent))).toEqual(['441900', '442000', '460400', '620200'])
  })

  test('admissions-and-regions §3: Hong Kong 810001–810018 and Macau 820001–820008', () => {
    const codes = (parent: string) => regions.children(parent).map(({ value }) => Number(value))
    expect(codes('810000')).toEqual(Array.from({ length: 18 }, (_, index) => 810001 + index))
    expect(codes('820000')).toEqual(Array.from({ length: 8 }, (_, index) => 820001 + index))
    expect(regions.names(['810001', '810018', '820001', '820008'])).toBe('中西区 离岛区 花地玛堂区 圣方济各堂区')
  })

  test('is at most 60 kB when compressed', () => {
    expect(gzipSync(text).length).toBeLessThanOrEqual(40_000)
    expect(brotliCompressSync(text).length).toBeLessThanOrEqual(30_000)
  })
})

describe('Regions', () => {
  const leaf = fc.constantFrom(...data.filter((region) => regions.children(region.value).length === 0))
  const pathOf = (region: Region): string[] => [
    ...regions.path(region.parent ?? '').map(({ value }) => value),
    region.value,
  ]

  test('names and codes are inverse for every selectable place', () => {
    fc.assert(
      fc.property(leaf, (region) => {
        const values = pathOf(region)
        expect(values).toHaveLength(3)
        expect(regions.codes(regions.names(values))).toEqual(values)
      }),
      { numRuns: 500 },
    )
  })

  test('names leave out --, and a street after them is ignored', () => {
    expect(regions.names(['440000', '441900', '--'])).toBe('广东省 东莞市')
    expect(regions.names([])).toBe('')
    expect(regions.codes('广东省 东莞市')).toEqual(['440000', '441900', '--'])
    expect(regions.codes('浙江省 杭州市 西湖区 文三路 1 号')).toEqual(['330000', '330100', '330106'])
    expect(regions.codes(['浙江省', '杭州市'])).toEqual(['330000', '330100'])
    expect(regions.codes('Atlantis')).toEqual([])
    expect(regions.codes('')).toEqual([])
  })

  test('children of the top, of a parent, and of an unknown code', () => {
    expect(regions.children()).toHaveLength(33)
    expect(regions.children('330000')[0]?.name).toBe('杭州市')
    expect(regions.children('999999')).toEqual([])
    expect(regions.children('--')).toEqual([])
  })

  test.each([
    ['330106', '浙江省'],
    ['330199', '浙江省'],
    ['810005', '香港特别行政区'],
    ['500229', '重庆市'],
    ['710000', undefined],
    ['33', undefined],
    ['--', undefined],
  ])('%s lies in %s', (code, name) => expect(regions.provinceOf(code)?.name).toBe(name))

  test.each([
    ['西湖', ['330106']],
    ['浙江 西湖', ['330106']],
    ['江西 西湖', ['360103']],
    ['东莞', ['441900']],
    ['3301', ['330100']],
    ['330106', ['330106']],
  ])('searching %s finds %j first', (words, codes) => {
    expect(regions.search(words)[0]?.values.slice(-1)).toEqual(codes)
  })

  test('exact names come before beginnings and the rest', () => {
    const found = regions.search('东区', 100).map(({ names }) => names.at(-1) ?? '')
    expect(found[0]).toBe('东区')
    const exact = found.filter((name) => name === '东区').length
    expect(found.slice(0, exact).every((name) => name === '东区')).toBe(true)
    expect(found.length).toBeGreaterThan(exact)
  })

  test('search is limited, and an empty text finds nothing', () => {
    expect(regions.search('区')).toHaveLength(20)
    expect(regions.search('县', 5)).toHaveLength(5)
    for (const words of ['', '  ', '--', '-', '火星', '浙江 东莞']) expect(regions.search(words)).toEqual([])
  })

  test('every place is found by its full path, with its own codes', () => {
    fc.assert(
      fc.property(fc.constantFrom(...real), (region) => {
        const path = regions.path(region.value)
        const found = regions.search(path.map(({ name }) => name).join(' '), 100)
        expect(found.map(({ values }) => values.at(-1))).toContain(region.value)
      }),
      { numRuns: 50 },
    )
  })
})
