import type { Db } from '../db/schema'

const REPORTERS_TO_HIDE = 3

export interface ReportTarget {
  readonly iid: number
  readonly target_type: string
  readonly target_id: string
}

/** True from the third report on, until staff decide. */
export async function isReported(db: Db, target: ReportTarget): Promise<boolean> {
  const { n } = await db
    .selectFrom('feedback')
    .select(({ fn }) => fn.count<number>('user_id').distinct().as('n'))
    .where('iid', '=', target.iid)
    .where('kind', '=', 'report')
    .where('state', '=', 'open')
    .where('target_type', '=', target.target_type)
    .where('target_id', '=', target.target_id)
    .executeTakeFirstOrThrow()
  return n >= REPORTERS_TO_HIDE
}

/** Removes an item with many reports from every list; its page answers NOTFOUND. */
export async function hideWhenReported(db: Db, target: ReportTarget): Promise<void> {
  if (!/^\d+$/.test(target.target_type) || !(await isReported(db, target))) return
  await db
    .deleteFrom('content_index')
    .where('iid', '=', target.iid)
    .where('module_type', '=', Number(target.target_type))
    .where('id', '=', target.target_id)
    .execute()
}
