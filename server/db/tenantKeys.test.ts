import { sql } from 'kysely'
import { openTestDatabase } from '../testing/openTestDatabase'
import type { OpenDatabase } from './openDatabase'
import { tablesAcrossTenants, tablesWithoutTenant } from './tenantKeys'

let opened: OpenDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())

interface Key {
  readonly table: string
  readonly key: string
  readonly columns: readonly string[]
}

/** Primary and unique keys, as the database itself lists them. */
async function keysOfTables(): Promise<readonly Key[]> {
  const { rows } = await sql<Key>`
    select t.relname as table, c.relname as key, array(
      select a.attname::text from pg_attribute a where a.attrelid = t.oid and a.attnum = any(i.indkey)) as columns
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
      join pg_namespace n on n.oid = t.relnamespace
    where n.nspname = 'public' and i.indisunique and t.relname not like 'kysely%'`.execute(opened.db)
  return rows
}

test('every key of a table that grows contains the tenant', async () => {
  const without = (await keysOfTables()).filter(
    ({ table, columns }) =>
      !columns.includes('iid') && !(table in tablesWithoutTenant) && !(table in tablesAcrossTenants),
  )
  expect(without.map(({ table, key, columns }) => `${table}: ${key} (${columns.join(', ')})`)).toEqual([])
})

test('every table in the lists of exceptions exists', async () => {
  const keys = await keysOfTables()
  for (const table of [...Object.keys(tablesWithoutTenant), ...Object.keys(tablesAcrossTenants)]) {
    if (table === 'migration') continue
    expect(keys.map((key) => key.table)).toContain(table)
  }
})
