import { randomUUID } from 'node:crypto'
import { createOrder, getCalendar, shanghaiDay, shanghaiMonth } from '@quanzi/contract'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'

const iid = 1000
const DAY = 86_400_000
const TRIP = '31001'
let server: TestServer
let ann: Actor
beforeAll(async () => {
  server = await createDemoServer()
  ann = await server.login()
})
afterAll(() => server.close())

const sessions = () =>
  server.db
    .selectFrom('act_session')
    .selectAll()
    .where('iid', '=', iid)
    .where('item_id', '=', TRIP)
    .orderBy('starts_at')
    .execute()
const read = (month: string, more: object = {}) =>
  server.call(getCalendar, { iid, moduleType: 31, id: TRIP, month, ...more })
const dayOf = async (id: string) => {
  const session = (await sessions()).find((one) => one.id === id)
  const { days } = await read(shanghaiMonth(session?.starts_at ?? 0))
  return days.find((day) => day.id === id)
}
const setUp = (id: string, values: object) =>
  server.db.updateTable('act_session').set(values).where('iid', '=', iid).where('id', '=', id).execute()

test('a departure has its price with the cheapest ticket, what is left now, and whether it is certain', async () => {
  const [first] = await sessions()
  if (!first) throw new Error('the trip has no departures')
  await setUp(first.id, { stock: 20, sold: 9, min_group: 10, price: 20_000 })
  const cheapest = await server.db
    .selectFrom('act_ticket')
    .select(({ fn }) => fn.min('price').as('price'))
    .where('iid', '=', iid)
    .where('item_id', '=', TRIP)
    .executeTakeFirstOrThrow()
  expect(await dayOf(first.id)).toEqual({
    id: first.id,
    date: shanghaiDay(first.starts_at),
    startsAt: first.starts_at,
    price: 20_000 + cheapest.price,
    left: 11,
    minGroup: 10,
    confirmed: false,
    state: 'open',
  })
  const order = {
    iid,
    orderType: 31,
    keys: TRIP,
    property: first.id,
    property2: `${TRIP}-t1`,
    num: 1,
    info: { reqId: randomUUID(), entrants: [{ name: '王行人', mobile: '13912345678' }] },
  }
  await server.call(createOrder, order, { as: ann })
  expect(await dayOf(first.id)).toMatchObject({ left: 10, confirmed: true })
  // An order that was not paid in time holds nothing, before any job has run.
  server.time.now += 31 * 60_000
  expect(await dayOf(first.id)).toMatchObject({ left: 11, confirmed: false })
  server.time.now -= 31 * 60_000
})

test('a full departure, a closed one and a past one are said; the first open day is over all months', async () => {
  const all = await sessions()
  const [first, second] = all
  if (!first || !second) throw new Error('the trip has one departure')
  await setUp(first.id, { stock: 4, sold: 4 })
  expect(await dayOf(first.id)).toMatchObject({ state: 'full', left: 0 })
  const calendar = await read(shanghaiMonth(first.starts_at))
  expect(calendar.firstOpen).toBe(shanghaiDay(second.starts_at))
  expect(calendar.lastDay).toBe(shanghaiDay(all.at(-1)?.starts_at ?? 0))
  await setUp(first.id, { state: 'closed' })
  expect((await dayOf(first.id))?.state).toBe('closed')
  await setUp(first.id, { state: 'open', sold: 0 })
  server.time.now = first.starts_at + 1
  expect((await dayOf(first.id))?.state).toBe('ended')
  server.time.now = first.starts_at - 2 * DAY
})

test('a month more than 12 ahead has no days', async () => {
  const last = (await sessions()).at(-1)
  if (!last) throw new Error('the trip has no departures')
  const starts = server.time.now + 400 * DAY
  await setUp(last.id, { starts_at: starts, ends_at: starts + DAY })
  const far = await read(shanghaiMonth(starts))
  expect(far.days).toEqual([])
  expect(far.lastDay < shanghaiDay(starts)).toBe(true)
})

test('another tenant’s item, another module’s and a withdrawn one are not found', async () => {
  const month = shanghaiMonth(server.time.now)
  await expect(server.call(getCalendar, { iid: 3214, moduleType: 31, id: TRIP, month })).rejects.toMatchObject({
    code: 1000004,
  })
  await expect(read(month, { moduleType: 9 })).rejects.toMatchObject({ code: 1000004 })
  await expect(read(month, { moduleType: 20 })).rejects.toMatchObject({ code: 1000004 })
  await expect(read('2026-13')).rejects.toMatchObject({ code: 1000003 })
  await server.db
    .updateTable('content')
    .set({ status: 'deleted' })
    .where('iid', '=', iid)
    .where('id', '=', TRIP)
    .execute()
  await expect(read(month)).rejects.toMatchObject({ code: 1000004 })
})
