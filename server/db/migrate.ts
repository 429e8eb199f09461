import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Db } from './schema'

const FOLDER = join(__dirname, 'migrations')
const LOCK = 0x7175616e

/**
 * Runs every migration the database has not seen, in order, all in one transaction, and answers
 * their names. Several servers starting together wait for one another.
 */
export async function migrate(db: Db): Promise<string[]> {
  const files = (await readdir(FOLDER)).filter((name) => /^\d{3}_\w+\.sql$/.test(name)).sort()
  return await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx)
    await sql`create table if not exists migration (name text primary key, at timestamptz not null default now())`.execute(
      trx,
    )
    const seen = await sql<{ name: string }>`select name from migration`.execute(trx)
    const done = new Set(seen.rows.map((row) => row.name))
    const fresh = files.filter((name) => !done.has(name))
    for (const name of fresh) {
      const text = await readFile(join(FOLDER, name), 'utf8')
      for (const statement of splitStatements(text)) await sql.raw(statement).execute(trx)
      await sql`insert into migration (name) values (${name})`.execute(trx)
    }
    return fresh
  })
}

/**
 * Splits a file at the semicolons that end its lines: PGlite prepares each query and a prepared
 * query holds one statement. A function body therefore keeps `$$` around its inner semicolons.
 */
export function splitStatements(text: string): string[] {
  const statements: string[] = []
  let current = ''
  let quoted = false
  for (const line of text.split('\n')) {
    if (!quoted && line.trimStart().startsWith('--')) continue
    current += `${line}\n`
    if ((line.split('$$').length - 1) % 2 === 1) quoted = !quoted
    if (!quoted && line.trimEnd().endsWith(';')) {
      statements.push(current.trim())
      current = ''
    }
  }
  if (current.trim()) statements.push(current.trim())
  return statements
}
