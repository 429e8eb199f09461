import type { CompiledQuery } from 'kysely'
import type { Db } from '../db/schema'
import { withoutTenant } from './withoutTenant'

/** This map outlives a test file (`test/jest/serverEnvironment.js`). */
const kept: Map<string, unknown> = (globalThis as { kept?: Map<string, unknown> }).kept ?? new Map()

/** Texts of the statements that this worker has checked; each is checked once. */
const read = (kept.get('statements') as Set<string> | undefined) ?? new Set<string>()
kept.set('statements', read)

/** Throws when a statement searches a table that grows without naming the tenant. */
export async function requireTenants(db: Db, statements: readonly CompiledQuery[]): Promise<void> {
  const found = await withoutTenant(
    db,
    statements.filter(({ sql }) => !read.has(sql)),
  )
  for (const { sql } of statements) read.add(sql)
  if (found.length > 0)
    throw new Error(`statements that do not name the tenant (server/db/tenantKeys.ts says why):\n${found.join('\n')}`)
}
