import type { Selectable } from 'kysely'
import type { Db } from '../../db/schema'
import type { PaperTables } from '../../db/schema/paper'
import type { PaperRow } from './papers'

export type AttemptRow = Selectable<PaperTables['paper_answer']>

/** A submission may arrive this long after the time is up. */
export const GRACE_MS = 10_000
const HOUR = 3_600_000

/** The member's attempts at a paper, the first one first. An attempt whose time is up counts as handed in empty. */
export async function attemptsOf(
  db: Db,
  { iid, id }: Pick<PaperRow, 'iid' | 'id'>,
  userId: number,
  at: number,
): Promise<AttemptRow[]> {
  const rows = await db
    .selectFrom('paper_answer')
    .selectAll()
    .where('iid', '=', iid)
    .where('paper_id', '=', id)
    .where('user_id', '=', userId)
    .orderBy('attempt')
    .limit(500)
    .execute()
  return rows.map((row) => (isOver(row, at) ? { ...row, submitted_at: row.until } : row))
}

const isOver = ({ submitted_at, until }: AttemptRow, at: number): boolean =>
  submitted_at === null && until !== null && at > until + GRACE_MS

/** Whether another attempt may follow those that were handed in, and from when. A passed paper is done. */
export function nextAttempt(
  paper: Pick<PaperRow, 'kind' | 'attempts' | 'retry_hours' | 'to_at'>,
  rows: readonly AttemptRow[],
  at: number,
): { readonly allowed: boolean; readonly from: number | null } {
  const last = rows.at(-1)
  if (!last) return { allowed: true, from: null }
  const left = paper.kind === 'quiz' && (paper.attempts === 0 || rows.length < paper.attempts)
  const from = (last.submitted_at ?? at) + paper.retry_hours * HOUR
  const open = paper.to_at === null || Math.max(from, at) <= paper.to_at
  if (!left || !open || rows.some(({ pass }) => pass)) return { allowed: false, from: null }
  return { allowed: true, from: from > at ? from : null }
}

/** The attempt with the most points; of equal ones the first. */
export const bestOf = (rows: readonly AttemptRow[]): AttemptRow | undefined =>
  [...rows].filter(({ submitted_at }) => submitted_at !== null).sort((a, b) => b.score - a.score)[0]
