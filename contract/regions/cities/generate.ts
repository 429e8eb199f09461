/** Writes cities.json from regions.json and centres.json: `npx tsx contract/regions/cities/generate.ts`, then `npm run format`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pinyin } from 'pinyin-pro'
import { PLACEHOLDER, type Region, Regions } from '../regions'
import type { CityRow } from './CityRow'

export const CITIES_FILE = join(__dirname, 'cities.json')

const readJson = <T>(name: string): T => JSON.parse(readFileSync(join(__dirname, name), 'utf8'))

/** The one city of a municipality: people know it by the municipality's name. */
const MUNICIPAL = '市辖区'
/** Counties that stand directly below a province or region: each is a place of its own. */
const DIRECT = /直辖县级行政区划$/

/** Where the reading of a place differs from that of its words. */
const READINGS: Readonly<Record<string, string>> = { 六安市: 'lu an' }

const shortOf = (name: string): string => name.replace(/市$/, '')

const readingOf = (name: string): string => READINGS[name] ?? pinyin(shortOf(name), { toneType: 'none', v: true })

/** The cities of the data set in the order of their pinyin. */
export function generateCities(): readonly CityRow[] {
  const regions = new Regions(readJson<readonly Region[]>('../regions.json'))
  const centres = readJson<Readonly<Record<string, readonly number[]>>>('../centres.json')
  const places = regions.children().flatMap((province): readonly Region[] => {
    if (/^8/.test(province.value)) return [province]
    return regions.children(province.value).flatMap((city): readonly Region[] => {
      if (city.name === MUNICIPAL) return [{ ...city, name: province.name }]
      if (DIRECT.test(city.name)) return regions.children(city.value).filter(({ value }) => value !== PLACEHOLDER)
      return [city]
    })
  })
  const rows = places.map(({ value, name }): CityRow => {
    const [lat = 0, lng = 0] = centres[value] ?? []
    return [value, name, shortOf(name), readingOf(name), lat, lng]
  })
  return rows.sort((a, b) => (a[3] === b[3] ? Number(a[0]) - Number(b[0]) : a[3] < b[3] ? -1 : 1))
}

if (require.main === module) writeFileSync(CITIES_FILE, JSON.stringify(generateCities(), null, 2))
