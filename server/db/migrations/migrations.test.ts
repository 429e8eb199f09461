import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openTestDatabase } from '../../testing/openTestDatabase'
import { splitStatements } from '../migrate'
import { openDatabase } from '../openDatabase'

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

test('messages from before conversations were a table are in it, and their numbers go on', async () => {
  const opened = await openDatabase({})
  const run = async (name: string) => {
    for (const statement of splitStatements(await readFile(join(__dirname, name), 'utf8')))
      await sql.raw(statement).execute(opened.db)
  }
  for (const old of ['020_chat.sql', '050_chat_received.sql']) await run(old)
  await sql`
    insert into chat_message (iid, from_rid, to_rid, temp_id, flag, content, at, read_at) values
      (1, 5, 6, 'a', 0, '{}', 1, null), (1, 6, 5, 'b', 0, '{}', 2, 9), (2, 0, 7, 'c', 0, '{}', 3, null)`.execute(
    opened.db,
  )
  await run('070_chat_conversations.sql')
  const rows = await sql`select iid, rid, other, last_id, unread from chat_conversation order by rid`.execute(opened.db)
  expect(rows.rows).toEqual([
    { iid: 1, rid: 5, other: 6, last_id: 2, unread: 0 },
    { iid: 1, rid: 6, other: 5, last_id: 2, unread: 1 },
    { iid: 2, rid: 7, other: 0, last_id: 3, unread: 1 },
  ])
  const next = await sql`
    select base, ids from chat_store(2, 1, '{7}', '{0}', '{d}', '{0}', '{"{}"}', '{4}')`.execute(opened.db)
  expect(next.rows).toEqual([{ base: 3, ids: null }])
  await opened.close()
})
