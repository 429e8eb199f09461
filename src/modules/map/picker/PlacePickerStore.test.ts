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

test('asks once typing rests, with what was typed last', async () => {
  const { store, asked, rest } = setUp()
  for (const keyword of ['杭', '杭州', '杭州西湖']) store.type(keyword)
  rest()
  expect(asked.map(({ keyword }) => keyword)).toEqual(['杭州西湖'])
  asked[0]?.answer([place('西湖区')])
  await settle()
  expect(store.state).toBe('found')
  expect(store.found.map(({ name }) => name)).toEqual(['西湖区'])
})

test('an answer that comes late does not replace that of a newer question', async () => {
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

test('clearing the word forgets what was found, and what is still under way', async () => {
  const { store, asked, rest } = setUp()
  store.type('杭州')
  rest()
  store.type('')
  asked[0]?.answer([place('杭州市')])
  await settle()
  expect([store.state, store.found]).toEqual(['idle', []])
})

test('a failure says so in words, and the next search may succeed', async () => {
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

test('from where the visitor stands the search looks near by', () => {
  const { store, asked } = setUp()
  store.standAt({ lat: 31, lng: 121 }, '我的位置')
  store.type('公园')
  void store.search()
  expect(asked[0]).toMatchObject({ lat: 31, lng: 121 })
  expect(store.chosen?.name).toBe('我的位置')
})

test('a long keyword is cut where the call ends it', () => {
  const { store, asked } = setUp()
  store.type('长'.repeat(50))
  void store.search()
  expect(asked[0]?.keyword).toHaveLength(30)
})

test('confirming keeps the place for a member, also when the gateway does not', async () => {
  for (const keepFails of [false, true]) {
    const { store, kept } = setUp({ keepFails })
    store.choose(place('新的'))
    expect(await store.confirm()).toEqual(place('新的'))
    expect(kept()).toEqual(['新的', '旧的'])
  }
})

test('a visitor chooses all the same and nothing is kept; nothing chosen is nothing', async () => {
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

test('the map looks at the country, then at what was found, and closely at what was pointed at', async () => {
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

test('what the address names is looked at from afar: nobody has pointed at it', () => {
  const store = new PlacePickerStore({ iid: 1000, recent: null, failedText: '' }, place('西湖区'))
  expect(store.look.zoom).toBe(12)
})

test('a point of the bare map is named by its caller and described by where it is', () => {
  const { store } = setUp()
  store.choosePoint({ lat: 30.123456, lng: 120.1 }, '地图上的位置')
  expect(store.chosen).toEqual({
    name: '地图上的位置',
    address: '30.12346, 120.10000',
    location: { lat: 30.123456, lng: 120.1 },
  })
})

test('recent places are offered until something is searched for, and not while a search runs or has failed', () => {
  const { store, rest } = setUp()
  expect(store.rows.map(({ name }) => name)).toEqual(['旧的'])
  store.type('杭州')
  rest()
  expect(store.rows).toEqual([])
})
