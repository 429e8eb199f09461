/** Writes regions.json from the tables in source/: `npx tsx contract/regions/generate.ts`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Region } from './regions'
import { PLACEHOLDER } from './regions'

const SOURCE = join(__dirname, 'source')
export const REGIONS_FILE = join(__dirname, 'regions.json')

/** Rows of a CSV table without its heading. The tables quote names, and no name contains a comma. */
export const readTable = (name: string): string[][] =>
  readFileSync(join(SOURCE, `${name}.csv`), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => row.split(',').map((cell) => cell.trim().replace(/^"|"$/g, '')))

const code6 = (code: string): string => code.padEnd(6, '0')

// The table groups the counties of Chongqing separately; the documents have one placeholder city.
const FOLDED: Readonly<Record<string, string>> = { '5002': '5001' }

// Cities without districts; the table repeats the city instead.
const WITHOUT_DISTRICTS = new Set(['4419', '4420', '4604', '6202'])

// Level two of the two special regions: their districts and parishes, with codes of their own.
const SPECIAL_REGIONS = [
  ['810000', '香港特别行政区', 'hongkong'],
  ['820000', '澳门特别行政区', 'macau'],
] as const

const childless = (value: string): Region => ({ name: PLACEHOLDER, value: PLACEHOLDER, parent: value })

const groupBy = (rows: readonly string[][], keyOf: (row: string[]) => string): Map<string, string[][]> => {
  const groups = new Map<string, string[][]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return groups
}

/** The flat list: a province, its cities, then each city's districts. */
export function generateRegions(): Region[] {
  const cities = groupBy(
    readTable('cities').filter(([code = '']) => !(code in FOLDED)),
    ([, , province = '']) => province,
  )
  const areas = groupBy(readTable('areas'), ([, , city = '']) => FOLDED[city] ?? city)

  const provinces = readTable('provinces').flatMap(([province = '', name = '']) => {
    const own = cities.get(province) ?? []
    const districts = own.flatMap(([city = '']): Region[] =>
      WITHOUT_DISTRICTS.has(city)
        ? [childless(code6(city))]
        : (areas.get(city) ?? []).map(([code = '', area = '']) => ({ name: area, value: code, parent: code6(city) })),
    )
    const asRegion = ([code = '', city = '']: string[]): Region => ({
      name: city,
      value: code6(code),
      parent: code6(province),
    })
    return [{ name, value: code6(province) }, ...own.map(asRegion), ...districts]
  })

  const special = SPECIAL_REGIONS.flatMap(([value, name, table]): Region[] => {
    const districts = readTable(table).map(([code = '', district = '']) => ({
      name: district,
      value: code,
      parent: value,
    }))
    return [{ name, value }, ...districts, ...districts.map((district) => childless(district.value))]
  })
  return [...provinces, ...special]
}

/** One region per line, so that a diff shows what changed. */
export const formatRegions = (regions: readonly Region[]): string =>
  `[\n${regions.map((region) => JSON.stringify(region)).join(',\n')}\n]\n`

if (require.main === module) {
  const regions = generateRegions()
  writeFileSync(REGIONS_FILE, formatRegions(regions))
  console.log(`${regions.length} regions written to ${REGIONS_FILE}`)
}
