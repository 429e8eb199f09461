import { sql } from 'kysely'
import { createTestServer, type TestServer } from '../testing/createTestServer'
import { tidyTables } from './tidyTables'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const told = () => sql`select pg_stat_force_next_flush()`.execute(server.db)

/** Rows of the table that the planner expects. */
async function expected(table: string): Promise<number> {
  const { rows } = await sql<{ readonly rows: number }>`
    select reltuples::int as rows from pg_class where oid = ${table}::regclass`.execute(server.db)
  return rows[0]?.rows ?? 0
}

test('a table that has grown much is measured once, one with a few new rows is not', async () => {
  await sql`create table grown (id integer primary key)`.execute(server.db)
  await sql`create table still (id integer primary key)`.execute(server.db)
  await sql`insert into grown select generate_series(1, 500)`.execute(server.db)
  await sql`insert into still values (1), (2)`.execute(server.db)
  await told()
  expect(await tidyTables(server.db)).toContain('grown')
  expect(await expected('grown')).toBe(500)
  await told()
  expect(await tidyTables(server.db)).toEqual([])
  await sql`drop table grown, still`.execute(server.db)
})
