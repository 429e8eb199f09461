import { randomUUID } from 'node:crypto'
import { doCheckin, listAttendees } from '@quanzi/contract'
import { sql } from 'kysely'
import { createDemoServer } from '../../testing/createDemoServer'
import type { TestServer } from '../../testing/createTestServer'
import { TICKET } from '../../testing/Till'
import { writeEntries } from '../../testing/writeEntries'

/** Enough for the embedded database, whose statements wait for each other anyway. */
const TICKETS = process.env.TEST_DATABASE_URL ? 5000 : 200
const STAFF = 8
/** After this many scans the tables are measured, as PostgreSQL does itself where nothing is switched off for tests. */
const MEASURED_AFTER = 25
const HOUR = 3_600_000

let server: TestServer
beforeAll(async () => {
  server = await createDemoServer()
})
afterAll(() => server.close())

/** Paid tickets, each of an order of its own, written as orders leave them. */
async function tickets(): Promise<string[]> {
  const { db, time } = server
  const { starts_at } = await db
    .selectFrom('act_session')
    .select('starts_at')
    .where('id', '=', TICKET.property)
    .executeTakeFirstOrThrow()
  time.now = starts_at - HOUR
  const codes = Array.from({ length: TICKETS }, (_, n) => String(5_000_000_000 + n))
  const people = codes.map((ticket_code, n) => ({ name: `到场${n}`, ticket_code }))
  await writeEntries(db, people, time.now)
  return codes
}

test(`${TICKETS} tickets scanned by ${STAFF} staff at once: each ticket is booked once, every other scan is a repeat`, async () => {
  const codes = await tickets()
  const before = await server.db.selectFrom('checkin').select('id').where('scope', '=', 'act').execute()
  expect(before).toEqual([])
  const staff = await Promise.all(Array.from({ length: STAFF }, () => server.login({ rights: ['scan'] })))
  const wish = { iid: TICKET.iid, scope: 'act', refId: TICKET.keys, method: 'staff' } as const
  // Every tenth ticket is held out to two of them.
  const answers = await Promise.all(
    staff.map(async (as, turn) => {
      const firsts: boolean[] = []
      for (const [index, ticket] of codes.entries())
        if (index % STAFF === turn || (index % 10 === 0 && (index + 1) % STAFF === turn)) {
          firsts.push((await server.call(doCheckin, { ...wish, reqId: randomUUID(), ticket }, { as })).first)
          if (turn === 0 && firsts.length === MEASURED_AFTER)
            await sql`analyze checkin, entry, rank_score`.execute(server.db)
        }
      return firsts
    }),
  )
  const all = answers.flat()
  expect(all).toHaveLength(TICKETS + TICKETS / 10)
  expect(all.filter(Boolean)).toHaveLength(TICKETS)
  const rows = await server.db.selectFrom('checkin').select(['result', 'ord']).where('scope', '=', 'act').execute()
  expect(rows.filter(({ result }) => result === 'again')).toHaveLength(TICKETS / 10)
  const places = rows.flatMap(({ result, ord }) => (result === 'ok' ? [ord] : [])).sort((a, b) => Number(a) - Number(b))
  expect(places).toEqual(codes.map((_, index) => index + 1))
  const { totals } = await server.call(listAttendees, { iid: TICKET.iid, id: TICKET.keys }, { as: staff[0] })
  expect(totals.in).toBe(TICKETS)
}, 300_000)
