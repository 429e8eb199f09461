import type { Db } from '../db/schema'
import { listedTags, moveTopics } from './topics'

const REPORTERS_TO_HIDE = 3

export interface ReportTarget {
  readonly iid: number
  readonly target_type: string
  readonly target_id: string
}

/** True from the third report on until staff decide, and for good when they have hidden it. */
export async function isReported(db: Db, target: ReportTarget): Promise<boolean> {
  const { waiting, passed } = await db
    .selectFrom('feedback')
    .select(({ fn, ref }) => [
      fn.count<number>('user_id').filterWhere(ref('state'), '=', 'open').distinct().as('waiting'),
      fn.countAll<number>().filterWhere(ref('state'), '=', 'passed').as('passed'),
    ])
    .where('iid', '=', target.iid)
    .where('kind', '=', 'report')
    .where('target_type', '=', target.target_type)
    .where('target_id', '=', target.target_id)
    .executeTakeFirstOrThrow()
  return Number(waiting) >= REPORTERS_TO_HIDE || Number(passed) > 0
}

/** Hides an item with many reports. */
export async function hideWhenReported(db: Db, target: ReportTarget): Promise<void> {
  if (await isReported(db, target)) await hideItem(db, target)
}

/** Removes an item from every list and from its topics; its page answers NOTFOUND. */
export async function hideItem(db: Db, { iid, target_type, target_id }: ReportTarget): Promise<void> {
  if (!/^\d+$/.test(target_type)) return
  const before = await listedTags(db, { iid, id: target_id })
  await db
    .deleteFrom('content_index')
    .where('iid', '=', iid)
    .where('module_type', '=', Number(target_type))
    .where('id', '=', target_id)
    .execute()
  await moveTopics(db, iid, { before, after: await listedTags(db, { iid, id: target_id }) })
}
