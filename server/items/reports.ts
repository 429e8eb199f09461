import { sql } from 'kysely'
import { CallError } from '../call/CallError'
import type { Sql } from '../db/lists/Walk'
import type { Db } from '../db/schema'

const REPORTERS_TO_HIDE = 3

export interface ReportTarget {
  readonly iid: number
  readonly target_type: string
  readonly target_id: string
}

/** `isReported` in a statement: what has this id there. */
export const reported = ({
  iid,
  type,
  id,
}: {
  readonly iid: number
  readonly type: string
  readonly id: Sql
}): Sql => sql`
  (select count(distinct r.user_id) filter (where r.state = 'open') >= ${sql.lit(REPORTERS_TO_HIDE)}
    or count(*) filter (where r.state = 'passed') > 0 from feedback r
  where r.iid = ${iid} and r.kind = 'report' and r.target_type = ${type} and r.target_id = ${id})`

/** NOTFOUND for what reports have hidden; of several items one is enough. */
export async function refuseReported(
  db: Db,
  {
    iid,
    target_type: type,
    target_id,
  }: Omit<ReportTarget, 'target_id'> & { readonly target_id: string | readonly string[] },
): Promise<void> {
  const hidden = reported({ iid, type, id: sql`t.id` })
  const { rows } =
    await sql`select 1 from unnest(${[target_id].flat()}::text[]) as t(id) where ${hidden} limit 1`.execute(db)
  if (rows.length > 0) throw new CallError('NOTFOUND')
}

/** True from the third report on until staff decide, and for good when they have hidden it. */
export async function isReported(db: Db, { iid, target_type: type, target_id }: ReportTarget): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select ${reported({ iid, type, id: sql`${target_id}` })} as is`.execute(
    db,
  )
  return rows[0]?.is === true
}
