import type { CompiledQuery } from 'kysely'
import type { Db } from '../db/schema'
import { ACROSS_TENANTS, tablesAcrossTenants, tablesWithoutTenant } from '../db/tenantKeys'
import { explain, isPlanned, type PlanNode } from './explain'

const CONDITIONS = [
  'Index Cond',
  'Recheck Cond',
  'Filter',
  'Hash Cond',
  'Merge Cond',
  'Join Filter',
  'TID Cond',
] as const

/** The conditions of a plan, without search terms, which contain the tenant's number. */
function conditionsOf(plan: readonly PlanNode[]): string {
  const conditions = plan.flatMap((step) => CONDITIONS.map((name) => String(step[name] ?? ''))).join(' ')
  // What a small table gives is kept by its columns, with which the outer row's are compared: the tenant is among them.
  const compared = plan.filter((step) => 'Subplan Name' in step).map((step) => String(step.Output ?? ''))
  return [conditions, ...compared].join(' ').replace(/search_terms\([^)]*\)/g, '')
}

/** The tables that a statement searches without naming their tenant. */
async function tablesOf(db: Db, statement: CompiledQuery): Promise<string[]> {
  const plan = await explain(db, statement)
  const conditions = conditionsOf(plan)
  return plan.flatMap((step) => {
    const table = step['Relation Name']
    if (
      table === undefined ||
      table in tablesWithoutTenant ||
      table in tablesAcrossTenants ||
      step['Node Type'] === 'ModifyTable'
    )
      return []
    return new RegExp(`\\b"?${step.Alias ?? table}"?\\.iid\\b`).test(conditions) ? [] : [table]
  })
}

/**
 * Finds statements that search growing tables without naming the tenant. A statement that covers all tenants on
 * purpose has a mark ({@link ACROSS_TENANTS}).
 */
export async function withoutTenant(db: Db, statements: readonly CompiledQuery[]): Promise<string[]> {
  const named: string[] = []
  for (const statement of statements) {
    if (!isPlanned(statement) || statement.sql.includes(ACROSS_TENANTS)) continue
    const tables = await tablesOf(db, statement)
    if (tables.length > 0) named.push(`${[...new Set(tables)].join(', ')}: ${statement.sql.replace(/\s+/g, ' ')}`)
  }
  return named
}
