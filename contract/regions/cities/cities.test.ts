import { readFileSync } from 'node:fs'
import type { CityRow } from './CityRow'
import { CITIES_FILE, generateCities } from './generate'

const cities: readonly CityRow[] = JSON.parse(readFileSync(CITIES_FILE, 'utf8'))
const readingOf = (name: string) => cities.find(([, city]) => city === name)?.[3]

test('the cities equal the output of the generator', () => expect(generateCities()).toEqual(cities))

test('places of several readings are read as their people do', () => {
  const said = ['重庆市', '长治市', '朝阳市', '亳州市', '宿州市', '六安市', '厦门市', '吕梁市', '台州市'].map(readingOf)
  expect(said).toEqual([
    ...['chong qing', 'chang zhi', 'chao yang', 'bo zhou', 'su zhou', 'lu an', 'xia men', 'lv liang', 'tai zhou'],
  ])
})

test('municipalities, special regions and counties below a province stand by their own names, fillers do not', () => {
  const names = cities.map(([, name]) => name)
  expect(names).toEqual(expect.arrayContaining(['北京市', '香港特别行政区', '济源市', '石河子市', '儋州市']))
  expect(names.filter((name) => /市辖区|直辖县|^--$/.test(name))).toEqual([])
  expect(new Set(cities.map(([code]) => code)).size).toBe(cities.length)
})
