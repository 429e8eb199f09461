import type { ContentMark } from '@quanzi/contract'
import type { Db } from '../db/schema'

interface Viewer {
  readonly iid: number
  readonly member: { readonly user_id: number } | null | undefined
}

interface Marked {
  readonly moduleType: number
  readonly id: string
  readonly mark: ContentMark
}

/** True when the viewer has set this mark on the item. */
export async function hasMark(db: Db, { iid, member }: Viewer, { moduleType, id, mark }: Marked): Promise<boolean> {
  if (!member) return false
  const row = await db
    .selectFrom('content_mark')
    .select('mark')
    .where('iid', '=', iid)
    .where('user_id', '=', member.user_id)
    .where('kind', '=', String(moduleType))
    .where('target_id', '=', id)
    .where('mark', '=', mark)
    .executeTakeFirst()
  return row !== undefined
}
