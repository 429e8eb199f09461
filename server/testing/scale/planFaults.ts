import type { PlanNode } from '../explain'
import { GROWN } from './GROWN'

/** The maximum cost of a page for any number of rows (`db/lists/readPage.ts` has the limits behind it). */
export interface PlanLimits {
  /** Maximum number of rows to sort. */
  readonly sorted: number
  /** Maximum number of rows that one step of the plan reads. */
  readonly read: number
}

const rowsOf = (step: PlanNode): number => (step['Actual Rows'] ?? 0) * (step['Actual Loops'] ?? 1)

const passedOver = (step: PlanNode): number =>
  ['Rows Removed by Filter', 'Rows Removed by Index Recheck', 'Rows Removed by Join Filter'].reduce(
    (sum, name) => sum + Number(step[name] ?? 0) * (step['Actual Loops'] ?? 1),
    0,
  )

/** The steps of an executed plan whose cost would grow with the data; `plan` is the result of `explain(…, true)`. */
export function planFaults(plan: readonly PlanNode[], { sorted, read }: PlanLimits): string[] {
  return plan.flatMap((step) => {
    const kind = step['Node Type']
    const table = step['Relation Name']
    const input = kind.endsWith('Sort') ? (step.Plans ?? []).reduce((sum, one) => sum + rowsOf(one), 0) : 0
    if (input > sorted) return [`sorts ${input} rows by ${step['Sort Key']?.join(', ')}`]
    const looked = rowsOf(step) + passedOver(step)
    // A sequential scan that stops at the end of a page is cheap. The planner uses it when one tenant has all rows
    // of a table.
    if (kind === 'Seq Scan' && table !== undefined && table in GROWN && looked > read)
      return [`reads ${looked} rows of ${table} one after the other`]
    return looked > read
      ? [`reads ${looked} rows of ${table ?? kind}${step['Index Name'] ? ` by ${step['Index Name']}` : ''}`]
      : []
  })
}
