import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Migration, type MigrationProvider, Migrator, sql } from 'kysely'
import type { Db } from './schema'

const FOLDER = join(__dirname, 'migrations')
/** The lock of older servers, which kept their own list of migrations. */
const EARLIER_LOCK = 0x7175616e

/** The files of a folder: `NNN_name.sql` is the migration `NNN_name`. */
const sqlFiles = (folder: string): MigrationProvider => ({
  async getMigrations() {
    const files = (await readdir(folder)).filter((name) => /^\d{3}_\w+\.sql$/.test(name)).sort()
    const migration = (file: string): Migration => ({
      up: async (db) => {
        await sql.raw(await readFile(join(folder, file), 'utf8')).execute(db)
      },
    })
    return Object.fromEntries(files.map((file) => [file.replace('.sql', ''), migration(file)]))
  },
})

/**
 * Runs all new migrations in order, in one transaction, and returns their names. Servers that start together wait for
 * each other. A database with an unknown migration belongs to a later version: the server does not start on it.
 */
export async function migrate(db: Db, folder = FOLDER): Promise<readonly string[]> {
  await takeOver(db)
  // A lower number may be released after a higher one, because features are written in parallel.
  const migrator = new Migrator({ db, provider: sqlFiles(folder), allowUnorderedMigrations: true })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error === undefined) return results.map(({ migrationName }) => migrationName)
  const failed = results.find(({ status }) => status === 'Error')
  throw failed ? new Error(`The migration ${failed.migrationName} failed`, { cause: error }) : error
}

/** Copies an older server's list of run migrations into Kysely's table. The old list stays for such servers. */
async function takeOver(db: Db): Promise<void> {
  const exists = async (trx: Db, name: string): Promise<boolean> =>
    (await sql<{ there: boolean }>`select to_regclass(${name}) is not null as there`.execute(trx)).rows[0]?.there ===
    true
  if ((await exists(db, 'kysely_migration')) || !(await exists(db, 'migration'))) return
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(EARLIER_LOCK)})`.execute(trx)
    if (await exists(trx, 'kysely_migration')) return
    await sql`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
      trx,
    )
    await sql`
      insert into kysely_migration (name, timestamp)
      select replace(name, '.sql', ''), to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from migration
    `.execute(trx)
  })
}
