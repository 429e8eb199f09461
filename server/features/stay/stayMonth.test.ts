import { addDays, getCalendar, shanghaiDay } from '@quanzi/contract'
import { createDemoServer } from '../../testing/createDemoServer'
import type { TestServer } from '../../testing/createTestServer'

const iid = 1000
const CAMP = '25002'
let server: TestServer
let today = ''
beforeAll(async () => {
  server = await createDemoServer()
  today = shanghaiDay(server.time.now)
})
afterAll(() => server.close())

const setNight = (room: string, date: string, values: object) =>
  server.db
    .updateTable('stay_night')
    .set(values)
    .where('iid', '=', iid)
    .where('room_id', '=', room)
    .where('date', '=', date)
    .execute()
const read = (id: string, date: string, kind?: 'room' | 'package' | 'bnb') =>
  server.call(getCalendar, { iid, moduleType: 20, id, month: date.slice(0, 7), ...(kind ? { kind } : {}) })
const on = async (id: string, date: string, kind?: 'room' | 'package' | 'bnb') =>
  (await read(id, date, kind)).days.find((day) => day.date === date)

test('expect-outings 12: a campsite’s day has the lowest free price and the most that is left, a room’s its own', async () => {
  const date = addDays(today, 5)
  for (const [room, price, total] of [
    ['25002-r1', 10_000, 0],
    ['25002-r2', 20_000, 3],
    ['25002-r3', 30_000, 5],
  ] as const)
    await setNight(room, date, { price, total, sold: 0 })
  expect(await on(CAMP, date)).toEqual({
    ...{ id: '25002-r2', date, price: 20_000, left: 5, minGroup: 0, confirmed: false, state: 'open' },
  })
  expect(await on('25002-r1', date, 'room')).toMatchObject({ price: 10_000, left: 0, state: 'full' })
})

test('a package’s day needs all its nights, within its dates', async () => {
  const date = addDays(today, 6)
  const room = '25002-r1'
  await setNight(room, date, { price: 10_000, total: 2, sold: 0 })
  await setNight(room, addDays(date, 1), { price: 10_000, total: 2, sold: 1 })
  expect(await on('25002-k1', date, 'package')).toMatchObject({ price: 2 * 10_000 + 15_800, left: 1 })
  await setNight(room, addDays(date, 1), { sold: 2 })
  expect(await on('25002-k1', date, 'package')).toMatchObject({ left: 0, state: 'full' })
  expect(await on('25002-k1', addDays(today, 100), 'package')).toBeUndefined()
})

test('past days have no row; the first open day and the last one are over all months', async () => {
  const { days, firstOpen, lastDay } = await read('25101', today, 'bnb')
  expect(days.every(({ date }) => date >= today)).toBe(true)
  expect(firstOpen >= today).toBe(true)
  expect(lastDay).toBe(addDays(today, 119))
})

test('what is no stay here is not found', async () => {
  await expect(read(CAMP, today, 'bnb')).rejects.toMatchObject({ code: 1000004 })
  await expect(read('9012', today)).rejects.toMatchObject({ code: 1000004 })
  await expect(read('25002-r9', today, 'room')).rejects.toMatchObject({ code: 1000004 })
  await expect(
    server.call(getCalendar, { iid: 3214, moduleType: 20, id: CAMP, month: today.slice(0, 7) }),
  ).rejects.toMatchObject({ code: 1000004 })
})
