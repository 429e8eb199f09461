import { type Region, Regions } from '@quanzi/contract'
import type { CityRow } from '@quanzi/contract/regions/cities/CityRow'
import rows from '@quanzi/contract/regions/cities/cities.json'
import data from '@quanzi/contract/regions/regions.json'
import { cityOf } from './City'
import { CityStore } from './CityStore'

const cities = (rows as unknown as readonly CityRow[]).map(cityOf)
const regions = new Regions(data as readonly Region[])

function start(kept: readonly string[] = [], at: { lat: number; lng: number } | null = null) {
  let recent = kept
  const store = new CityStore({
    cities,
    recent: {
      read: () => recent,
      write: (names) => {
        recent = names
      },
    },
    findPosition: async () => at,
    loadRegions: async () => (text) => regions.search(text),
  })
  return { store, kept: () => recent }
}

const search = async (word: string) => {
  const { store } = start()
  store.write(word)
  await Promise.resolve()
  return store.found?.map(({ city, by }) => `${city.short}${by && ` ${by}`}`)
}

test('a city is found by its name, its pinyin and its initials', async () => {
  for (const word of ['杭州', '杭州市', 'hangzhou', 'Hang Zhou']) expect(await search(word)).toContain('杭州')
  expect(await search('cq')).toEqual(['重庆'])
  expect(await search('')).toBeUndefined()
})

test('a district leads to its city and a province to all of its cities', async () => {
  expect(await search('余杭')).toEqual(['杭州 余杭区'])
  expect(await search('海南省')).toContain('三亚 海南省')
  expect(await search('哪儿也不是')).toEqual([])
})

test('without the region data cities are found by their own names, and the next word asks for the data again', async () => {
  let asked = 0
  const loadRegions = async () => {
    asked += 1
    throw new Error('offline')
  }
  const store = new CityStore({
    cities,
    recent: { read: () => [], write: () => {} },
    findPosition: async () => null,
    loadRegions,
  })
  for (const word of ['宁', '宁波']) {
    store.write(word)
    await Promise.resolve()
    await Promise.resolve()
  }
  expect(store.found?.map(({ city }) => city.short)).toEqual(['宁波'])
  expect(asked).toBe(2)
})

test('the last three choices are remembered, each once; a name that is no city any more is left out', () => {
  const { store, kept } = start(['宁波市', '旧名市'])
  expect(store.recent.map(({ short }) => short)).toEqual(['宁波'])
  for (const name of ['杭州市', '宁波市', '西安市', '成都市']) {
    const city = cities.find((one) => one.name === name)
    if (city) store.choose(city)
  }
  expect(kept()).toEqual(['成都市', '西安市', '宁波市'])
})

test('the nearest city is found for a position; nothing for whoever refuses', async () => {
  const near = start([], { lat: 30.3, lng: 120.2 })
  await near.store.locate()
  expect(near.store.located?.name).toBe('杭州市')
  const refused = start()
  await refused.store.locate()
  expect([refused.store.located, refused.store.locating]).toEqual([null, false])
})

test('letters are drawn a few at a time, and at once up to the one that is asked for', () => {
  const { store } = start()
  const drawn = () => store.sections.map(({ letter }) => letter).join('')
  expect(drawn()).toBe('ABCDEF')
  store.drawTo('S')
  expect(drawn().endsWith('S')).toBe(true)
  while (store.hasMore) store.drawMore()
  expect(store.sections.flatMap((section) => section.cities)).toHaveLength(cities.length)
})
