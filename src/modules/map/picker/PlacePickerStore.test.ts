import type { Place } from '@quanzi/contract'
import type { Call } from '@/gateway/call'
import { GatewayError } from '@/gateway/GatewayError'
import { PlacePickerStore } from './PlacePickerStore'

const place = (name: string): Place => ({ name, address: '浙江省', location: { lat: 30, lng: 120 } })

interface Asked {
  readonly keyword: string
  readonly lat?: number
  answer(list: readonly Place[]): void
  fail(msg: string): void
}

function setUp({ member = true, keepFails = false } = {}) {
  const asked: Asked[] = []
  const waiting: (() => void)[] = []
  let kept: readonly Place[] = [place('旧的')]
  const ask = ((_call: unknown, params: { keyword: string; lat?: number }) =>
    new Promise<unknown>((resolve, reject) => {
      asked.push({
        ...params,
        answer: (list) => resolve({ list }),
        fail: (msg) => reject(new GatewayError({ kind: 'network', code: 500000, msg })),
      })
    })) as unknown as Call
  const write = (places: readonly Place[]) => {
    kept = places
  }
  const store = new PlacePickerStore(
    {
      iid: 1000,
      recent: member ? { read: () => kept, write } : null,
      failedText: 'failed',
      ask,
      keep: (chosen) => (keepFails ? Promise.reject(new Error('offline')) : Promise.resolve([chosen, place('旧的')])),
      later: (_ms, run) => {
        waiting.push(run)
        return () => void waiting.splice(waiting.indexOf(run), 1)
      },
    },
    null,
  )
  return {
    store,
    asked,
    rest: () => {
      for (const run of waiting.splice(0)) run()
    },
    kept: () => kept.map(({ name }) => name),
  }
}
const settle = () => new Promise((resolve) => setImmediate(resolve))

test('the search runs when typing pauses, with the last text', async () => {
  const { store, asked, rest } = setUp()
  for (const keyword of ['杭', '杭州', '杭州西湖']) store.type(keyword)
  rest()
  expect(asked.map(({ keyword }) => keyword)).toEqual(['杭州西湖'])
  asked[0]?.answer([place('西湖区')])
  await settle()
  expect(store.state).toBe('found')
  expect(store.found.map(({ name }) => name)).toEqual(['西湖区'])
})

test('a late answer does not replace that of a newer search', async () => {
  const { store, asked, rest } = setUp()
  store.type('杭州')
  rest()
  store.type('苏州')
  rest()
  asked[1]?.answer([place('苏州市')])
  asked[0]?.answer([place('杭州市')])
  await settle()
  expect(store.found.map(({ name }) => name)).toEqual(['苏州市'])
})

test('clearing the word removes the results and ignores a search in progress', async () => {
  const { store, asked, rest } = setUp()
  store.type('杭州')
  rest()
  store.type('')
  asked[0]?.answer([place('杭州市')])
  await settle()
  expect([store.state, store.found]).toEqual(['idle', []])
})

test('a failed search shows a message, and the next one may succeed', async () => {
  const { store, asked } = setUp()
  store.type('杭州')
  void store.search()
  asked[0]?.fail('系统繁忙，请稍后再试')
  await settle()
  expect([store.state, store.message]).toEqual(['failed', '系统繁忙，请稍后再试'])
  void store.search()
  asked[1]?.answer([])
  await settle()
  expect(store.state).toBe('found')
})

test('with the visitor’s position the search prefers nearby places', () => {
  const { store, asked } = setUp()
  store.standAt({ lat: 31, lng: 121 }, '我的位置')
  store.type('公园')
  void store.search()
  expect(asked[0]).toMatchObject({ lat: 31, lng: 121 })
  expect(store.chosen?.name).toBe('我的位置')
})

test('a long keyword is cut to the limit of the call', () => {
  const { store, asked } = setUp()
  store.type('长'.repeat(50))
  void store.search()
  expect(asked[0]?.keyword).toHaveLength(30)
})

test('confirming stores a member’s place on the device, even when the gateway fails', async () => {
  for (const keepFails of [false, true]) {
    const { store, kept } = setUp({ keepFails })
    store.choose(place('新的'))
    expect(await store.confirm()).toEqual(place('新的'))
    expect(kept()).toEqual(['新的', '旧的'])
  }
})

test('a visitor can choose a place without storing it; confirming without a choice returns nothing', async () => {
  const { store, kept } = setUp({ member: false })
  expect(await store.confirm()).toBeNull()
  store.choose(place('新的'))
  expect(await store.confirm()).toEqual(place('新的'))
  expect(kept()).toEqual(['旧的'])
})

test('a second tap while the first is under way does nothing', async () => {
  const { store } = setUp()
  store.choose(place('新的'))
  const first = store.confirm()
  expect(await store.confirm()).toBeNull()
  expect(await first).toEqual(place('新的'))
})

test('the map shows the country, then the results, and zooms in on a chosen point', async () => {
  const { store, asked, rest } = setUp()
  expect(store.look.zoom).toBe(4)
  store.type('杭州')
  rest()
  asked[0]?.answer([place('西湖区'), { ...place('余杭区'), location: { lat: 31, lng: 121 } }])
  await settle()
  expect(store.look).toEqual({ centre: { lat: 30, lng: 120 }, zoom: 12 })
  store.choosePin(2)
  expect(store.chosen?.name).toBe('余杭区')
  expect(store.look).toEqual({ centre: { lat: 31, lng: 121 }, zoom: 15 })
  expect(store.pins.map(({ key, label, faded }) => [key, label, faded ?? false])).toEqual([
    [1, '西湖区', true],
    [1000, '余杭区', false],
  ])
  store.choosePin(1000)
  expect(store.chosen?.name).toBe('余杭区')
})

test('a place from the address is shown without zooming in', () => {
  const store = new PlacePickerStore({ iid: 1000, recent: null, failedText: '' }, place('西湖区'))
  expect(store.look.zoom).toBe(12)
})

test('a point on the map gets its caller’s name and its coordinates as the address', () => {
  const { store } = setUp()
  store.choosePoint({ lat: 30.123456, lng: 120.1 }, '地图上的位置')
  expect(store.chosen).toEqual({
    name: '地图上的位置',
    address: '30.12346, 120.10000',
    location: { lat: 30.123456, lng: 120.1 },
  })
})

test('recent places show until a search starts, and not while it runs or after it failed', () => {
  const { store, rest } = setUp()
  expect(store.rows.map(({ name }) => name)).toEqual(['旧的'])
  store.type('杭州')
  rest()
  expect(store.rows).toEqual([])
})
