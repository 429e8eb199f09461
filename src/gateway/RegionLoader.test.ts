import { REGIONS_VERSION } from '@quanzi/contract'
import { RegionLoader } from './RegionLoader'

const DATA = [
  { name: '浙江省', value: '330000' },
  { name: '杭州市', value: '330100', parent: '330000' },
]
const KEY = `quanzi:regions:${REGIONS_VERSION}`

function device(stored: Record<string, string> = {}) {
  const kept = new Map(Object.entries(stored))
  return {
    kept,
    storage: {
      read: (key: string) => kept.get(key) ?? null,
      write: (key: string, value: string) => kept.set(key, value) !== undefined,
      remove: (key: string) => void kept.delete(key),
      keys: () => [...kept.keys()],
    },
  }
}

test('the data are fetched once and stored, and an older version is removed', async () => {
  const { kept, storage } = device({ 'quanzi:regions:1999.1': '[]', other: 'stays' })
  const fetch = jest.fn(async () => DATA)
  const loader = new RegionLoader({ fetch, storage })
  const [first, second] = await Promise.all([loader.load(), loader.load()])
  expect(first).toBe(second)
  expect(first.names(['330000', '330100'])).toBe('浙江省 杭州市')
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(JSON.parse(kept.get(KEY) ?? '')).toEqual(DATA)
  expect([...kept.keys()].sort()).toEqual(['other', KEY].sort())
})

test('data on the device are not fetched again', async () => {
  const fetch = jest.fn()
  const loader = new RegionLoader({ fetch, storage: device({ [KEY]: JSON.stringify(DATA) }).storage })
  expect((await loader.load()).find('330100')?.name).toBe('杭州市')
  expect(fetch).not.toHaveBeenCalled()
})

test.each(['{broken', '[]', '{"code":1}'])('damaged data %s are fetched again', async (text) => {
  const fetch = jest.fn(async () => DATA)
  await new RegionLoader({ fetch, storage: device({ [KEY]: text }).storage }).load()
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('after a failure the next call fetches again', async () => {
  const fetch = jest.fn<Promise<unknown>, []>().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(DATA)
  const loader = new RegionLoader({ fetch, storage: device().storage })
  await expect(loader.load()).rejects.toThrow('offline')
  expect((await loader.load()).children()).toHaveLength(1)
})
