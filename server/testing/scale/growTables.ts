import { sql } from 'kysely'
import type { Db } from '../../db/schema'
import { ACT, FORM, GROWN, VIEWER } from './GROWN'

/** The columns of a table. */
const columnsOf = async (db: Db, table: string): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_name = ${table} and table_schema = 'public'`.execute(
    db,
  )
  return new Set(rows.map(({ name }) => name))
}

/** The indexes of a table that belong to no constraint, with the statements that create them. */
async function looseIndexes(db: Db, table: string): Promise<readonly { name: string; made: string }[]> {
  const { rows } = await sql<{ name: string; made: string }>`
    select c.relname as name, pg_get_indexdef(i.indexrelid) as made from pg_index i
      join pg_class c on c.oid = i.indexrelid
    where i.indrelid = ${table}::regclass and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid)
      and not i.indisunique`.execute(db)
  return rows
}

/**
 * Fills a table with this many rows. Its indexes are dropped before and created again afterwards, which is many
 * times faster.
 */
async function fill(db: Db, table: string, rows: number): Promise<void> {
  const values = { iid: `${VIEWER.iid}`, ...(GROWN[table]?.(rows) ?? {}) }
  const columns = await columnsOf(db, table)
  const own = Object.entries(values).filter(([name]) => columns.has(name.replaceAll('"', '')))
  const indexes = rows > 5000 ? await looseIndexes(db, table) : []
  for (const { name } of indexes) await sql`drop index ${sql.id(name)}`.execute(db)
  await sql`insert into ${sql.table(table)} (${sql.raw(own.map(([name]) => name).join(', '))})
    select ${sql.raw(own.map(([, value]) => value).join(', '))} from generate_series(1, ${rows}::int) n`.execute(db)
  for (const { made } of indexes) await sql.raw(made).execute(db)
}

/** Writes the rows that all others need: the tenant, the viewer's rights, the activity's parts, the form. */
async function plantRoots(db: Db): Promise<void> {
  const { iid, userId } = VIEWER
  await sql`insert into tenants (iid, name) values (${iid}, '山野')`.execute(db)
  await sql`insert into staff (iid, user_id, rights)
    values (${iid}, ${userId}, '{content,order,scan,review,money,page}')`.execute(db)
  await sql`insert into supplier (iid, supplier_iid, name) values (${iid}, ${iid}, '山货')`.execute(db)
  await sql`insert into registration_form (reg_id, iid, image, status_images, summary, fee, name_component, id_component)
    values (${FORM}, ${iid}, '', '{}', '{}', 0, 1, 2)`.execute(db)
}

export type Progress = (table: string, milliseconds: number) => void

/** Fills every growing table with this many rows of one tenant, and updates the planner's statistics. */
export async function growTables(db: Db, rows: number, progress?: Progress): Promise<void> {
  await plantRoots(db)
  await db.connection().execute(async (one) => {
    // The rows satisfy their foreign keys by construction; checking them row by row would be slow.
    await sql`set session_replication_role = replica`.execute(one)
    await sql`set maintenance_work_mem = '512MB'`.execute(one)
    for (const table of Object.keys(GROWN)) {
      const begun = performance.now()
      await fill(one, table, rows)
      progress?.(table, performance.now() - begun)
    }
    await sql`set session_replication_role = origin`.execute(one)
    await sql`insert into act_item (iid, id) values (${VIEWER.iid}, ${ACT})`.execute(one)
    await sql`insert into act_session (iid, id, item_id, name, starts_at, ends_at, stock)
      values (${VIEWER.iid}, 's1', ${ACT}, '首发', 1, 2, 100)`.execute(one)
    await sql`insert into chat_counter (iid, last_id) values (${VIEWER.iid}, ${rows})`.execute(one)
  })
  await sql`vacuum (analyze)`.execute(db)
}

/**
 * Makes the planner believe that the grown tables are a thousand times as large, so that a few thousand rows show
 * its plans for millions.
 */
export async function pretendMillions(db: Db): Promise<void> {
  await sql`update pg_class set reltuples = reltuples * 1000 where reltuples > 0 and oid in (
    select unnest(array[i.indrelid, i.indexrelid]) from pg_index i
    where i.indrelid::regclass::text = any(${Object.keys(GROWN)}::text[]))`.execute(db)
}
