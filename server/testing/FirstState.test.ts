import { sql } from 'kysely'
import { createDemoServer } from './createDemoServer'
import type { TestServer } from './createTestServer'
import { filledTables } from './emptyTables'

/** The rows of each table, without order. */
async function rowsOf({ db }: TestServer): Promise<Record<string, string>> {
  const rows: Record<string, string> = {}
  for (const name of await filledTables(db)) {
    // The session's counters of search statistics are none of the rows.
    const found = await sql<{ all: string }>`
      select md5(string_agg(row::text, '|' order by row::text)) as all from ${sql.table(name)} as row`.execute(db)
    rows[name] = found.rows[0]?.all ?? ''
  }
  return rows
}

test('the next file finds every row as the first did, whatever was added, changed, deleted or emptied', async () => {
  const first = await createDemoServer()
  const before = await rowsOf(first)
  const { db } = first
  await first.login()
  await db.updateTable('content').set({ title: '别的' }).where('iid', '=', 1000).execute()
  await db.deleteFrom('rank_score').where('iid', '=', 1000).execute()
  await sql`truncate stay_night`.execute(db)
  await db.deleteFrom('act_session').where('iid', '=', 1000).execute()
  await first.close()
  const second = await createDemoServer()
  expect(await rowsOf(second)).toEqual(before)
  await second.close()
})
