import { choosePlace, mapCalls, suggestPlaces } from '@quanzi/contract'
import { metresBetween } from '../../base/metresBetween'
import { WindowRateLimiter } from '../../gateway/rateLimit'
import { createDemoServer } from '../../testing/createDemoServer'
import { createTestServer, type TestServer } from '../../testing/createTestServer'

let server: TestServer
beforeAll(async () => {
  server = await createDemoServer()
})
afterAll(() => server.close())

const suggest = async (keyword: string, more: { lat?: number; lng?: number; iid?: number } = {}) =>
  (await server.call(suggestPlaces, { iid: 1000, keyword, ...more })).list

test('a city is found by the beginning of its name, above the districts that only mention it', async () => {
  const [first, ...rest] = await suggest('杭州')
  expect(first).toMatchObject({ name: '杭州市', address: '浙江省' })
  expect(first?.location.lat).toBeCloseTo(30.2, 0)
  expect(first?.location.lng).toBeCloseTo(120.2, 0)
  expect(rest.length).toBeGreaterThan(0)
})

test('several words narrow the result to a district of a city', async () => {
  expect(await suggest('西湖 杭州')).toContainEqual(
    expect.objectContaining({ name: '西湖区', address: '浙江省杭州市' }),
  )
})

test('of districts with the same name the nearest comes first', async () => {
  const names = async (lat: number, lng: number) => (await suggest('鼓楼区', { lat, lng }))[0]?.address
  expect(await names(32.06, 118.78)).toBe('江苏省南京市')
  expect(await names(26.08, 119.3)).toBe('福建省福州市')
})

test('places whose names contain the word come nearest first, those of the tenant among them', async () => {
  const here = { lat: 30.25, lng: 120.13 }
  for (const keyword of ['区', '营地', '山']) {
    const found = await suggest(keyword, here)
    const metres = found.map(({ location }) => metresBetween(here, location))
    expect(metres).toEqual([...metres].sort((a, b) => a - b))
  }
  expect((await suggest('杭州', { lat: 39.9, lng: 116.4 }))[0]?.name).toBe('杭州市')
})

test('the tenant’s meeting places are found by their name and their activities, in this tenant only', async () => {
  const [first] = await suggest('云顶草甸露')
  expect(first?.name).toBe('云顶草甸露营地')
  expect((await suggest('日落')).map(({ name }) => name)).toContain('云顶草甸露营地')
  expect(await suggest('云顶草甸露', { iid: 3192 })).toEqual([])
})

test('a search returns at most ten places, and none for an unknown name', async () => {
  expect(await suggest('区')).toHaveLength(10)
  expect(await suggest('不存在的地方名')).toEqual([])
})

test.each(['', '   ', '长'.repeat(31)])('the keyword "%s" is refused', async (keyword) => {
  await expect(suggest(keyword)).rejects.toMatchObject({ code: 1000003 })
})

test('a chosen place comes first, also when chosen again; twenty are stored, separately per tenant', async () => {
  const ann = await server.login()
  const choose = async (n: number, iid = 1000) => {
    server.time.now += 1
    const place = { name: `地点${n}`, address: '浙江省', lat: 30 + n / 100, lng: 120 }
    const reqId = `choose-place-${iid}-${server.time.now}`
    return (await server.call(choosePlace, { iid, reqId, ...place }, { as: ann })).recent.map(({ name }) => name)
  }
  for (let n = 1; n <= 21; n++) await choose(n)
  const again = await choose(5)
  expect(again).toHaveLength(20)
  expect(again.slice(0, 2)).toEqual(['地点5', '地点21'])
  expect(again).not.toContain('地点1')
  expect(await choose(1, 3192)).toEqual(['地点1'])
})

test.each([
  { lat: 91, lng: 120 },
  { lat: 30, lng: -181 },
  { lat: 'NaN', lng: 120 },
])('a position off the earth is refused: %o', async (position) => {
  const ann = await server.login()
  const body = { iid: 1000, reqId: 'choose-off-earth', name: '地点', address: '', ...position }
  expect(await server.wire(choosePlace.uri, body, { as: ann })).toMatchObject({ code: 1000003 })
})

test('nothing is stored for a visitor', async () => {
  const body = { iid: 1000, reqId: 'choose-as-visitor', name: '地点', address: '', lat: 30, lng: 120 }
  expect(await server.wire(choosePlace.uri, body)).toMatchObject({ code: 1000001 })
})

test('five searches a second are answered; the sixth is refused', async () => {
  const busy = await createTestServer({ limiter: new WindowRateLimiter(Date.now) })
  const ask = () => busy.wire(mapCalls.suggestPlaces.uri, { iid: 1000, keyword: '杭州' })
  const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(ask))
  expect(answers.filter(({ code }) => code === undefined)).toHaveLength(5)
  expect(answers.filter(({ code }) => code === 1000006)).toHaveLength(1)
  await busy.close()
})
