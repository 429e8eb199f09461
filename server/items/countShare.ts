import { ORDER_TYPE } from '@quanzi/contract'
import type { Db } from '../db/schema'

interface Shared {
  readonly moduleType?: unknown
  readonly id?: unknown
}

/** The shared item that shows how often it was shared: a project of crowdfunding that has begun. Null for any other. */
export async function sharedProject(db: Db, iid: number, { moduleType, id }: Shared): Promise<string | null> {
  if (moduleType !== ORDER_TYPE.crowdfunding || typeof id !== 'string') return null
  const project = await db
    .selectFrom('cf_project')
    .select('id')
    .where('iid', '=', iid)
    .where('id', '=', id)
    .where('state', '<>', 'draft')
    .executeTakeFirst()
  return project?.id ?? null
}

/** Counts a share of a project. */
export async function countShare(db: Db, iid: number, id: string): Promise<void> {
  await db
    .updateTable('cf_project')
    .set(({ eb }) => ({ shares: eb('shares', '+', 1) }))
    .where('iid', '=', iid)
    .where('id', '=', id)
    .execute()
}
