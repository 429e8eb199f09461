import { sql } from 'kysely'
import { openTestDatabase } from '../../testing/openTestDatabase'

test('every migration runs on an empty database, and a second run finds nothing to do', async () => {
  const opened = await openTestDatabase()
  const { migrate } = await import('../migrate')
  expect(await migrate(opened.db)).toEqual([])
  const tables = await sql<{
    n: number
  }>`select count(*) as n from information_schema.tables where table_name in ('content', 'act_session', 'orders', 'ledger_entry', 'user_coupon')`.execute(
    opened.db,
  )
  expect(Number(tables.rows[0]?.n)).toBe(5)
  await opened.close()
})
