import { CompiledQuery } from 'kysely'
import type { Db } from '../db/schema'

/** A step of PostgreSQL's plan. */
export interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly Alias?: string
  readonly 'Index Name'?: string
  readonly 'Sort Key'?: readonly string[]
  readonly 'Actual Rows'?: number
  readonly 'Actual Loops'?: number
  readonly Plans?: readonly PlanNode[]
  readonly [field: string]: unknown
}

/** True when a statement has a plan. */
export const isPlanned = ({ sql }: Pick<CompiledQuery, 'sql'>): boolean =>
  /^\s*(select|insert|update|delete|with)\b/i.test(sql)

/** The steps of a statement's plan; with `analyze` the statement runs. */
export async function explain(
  db: Db,
  { sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>,
  analyze = false,
): Promise<PlanNode[]> {
  const options = `format json, verbose${analyze ? ', analyze, timing off' : ''}`
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': unknown }>(
    CompiledQuery.raw(`explain (${options}) ${sql}`, [...parameters]),
  )
  const said = rows[0]?.['QUERY PLAN']
  const [top] = (typeof said === 'string' ? JSON.parse(said) : said) as readonly { Plan: PlanNode }[]
  return top ? stepsOf(top.Plan) : []
}

const stepsOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(stepsOf)]
