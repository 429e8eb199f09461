import { randomUUID } from 'node:crypto'
import { listHealth, saveHealth, shanghaiDay } from '@quanzi/contract'
import { type Actor, createTestServer, START, type TestServer } from '../../testing/createTestServer'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let server: TestServer
let ann: Actor
beforeAll(async () => {
  server = await createTestServer({ tenants: [1000] })
  ann = await server.login()
})
afterAll(() => server.close())

const base = { iid: 1000, kind: 'glucose' as const }
const save = (wish: object, as = ann) =>
  server.call(saveHealth, { ...base, reqId: randomUUID(), ...wish } as never, { as })
const list = (days: number, as = ann) =>
  server.call(listHealth, { ...base, from: shanghaiDay(START - (days - 1) * DAY), to: shanghaiDay(START) }, { as })

test('screens-content §5b: readings are added, replaced at the same time, changed and deleted, by their owner only', async () => {
  const first = await save({ value: 5.62, period: 'fasting', measuredAt: START - HOUR })
  expect(first.level).toBe('normal')
  const same = await save({ value: 7.1, period: 'fasting', measuredAt: START - HOUR })
  expect(same).toEqual({ id: first.id, level: 'high' })
  const low = await save({ value: 3.7, period: 'after', measuredAt: START - 2 * DAY })
  expect(low.level).toBe('low')
  await save({ value: 9.9, period: 'bedtime', measuredAt: START - 20 * DAY })
  expect(await list(7)).toMatchObject({
    list: [
      { value: 7.1, level: 'high' },
      { value: 3.7, level: 'low' },
    ],
    average: 5.4,
    max: 7.1,
    min: 3.7,
    inRange: 0,
  })
  expect(await list(30)).toMatchObject({ inRange: 33, average: 6.9 })
  const bob = await server.login()
  expect((await list(30, bob)).list).toEqual([])
  const foreign = { id: low.id, value: 6, period: 'after', measuredAt: START - HOUR }
  await expect(save(foreign, bob)).rejects.toMatchObject({ code: 1000004 })
  await save({ id: low.id, remove: 1 }, bob)
  expect((await list(7)).list).toHaveLength(2)
  await save({ ...foreign })
  expect((await list(7)).list.map(({ value }) => value)).toEqual([6, 7.1])
  await save({ id: (await list(7)).list[0]?.id, remove: 1 })
  expect((await list(7)).list).toHaveLength(1)
})

test('a changed reading stays the same one, so that another device can still delete it; one of its new time gives way', async () => {
  const eve = await server.login()
  const at = START - HOUR
  const { id } = await save({ value: 8.2, period: 'after', measuredAt: at }, eve)
  await save({ value: 5, period: 'fasting', measuredAt: at }, eve)
  expect(await save({ id, value: 8.2, period: 'fasting', measuredAt: at }, eve)).toEqual({ id, level: 'high' })
  expect((await list(7, eve)).list).toMatchObject([{ id, value: 8.2, period: 'fasting' }])
  await save({ id, remove: 1 }, eve)
  expect((await list(7, eve)).list).toEqual([])
})

test('screens-content §4 info/glucose: values outside 1.0 to 33.3, the future, and more than 92 days are refused', async () => {
  const good = { value: 5, period: 'before', measuredAt: START }
  for (const wrong of [{ value: 0.9 }, { value: 33.4 }, { measuredAt: START + 1 }, { period: 'noon' }, { value: '' }])
    await expect(save({ ...good, ...wrong })).rejects.toMatchObject({ code: 1000003 })
  await expect(list(93)).rejects.toMatchObject({ code: 1000003 })
  expect((await save({ value: 1, period: 'before', measuredAt: START })).level).toBe('low')
  expect((await save({ value: 33.3, period: 'before', measuredAt: START })).level).toBe('high')
})
