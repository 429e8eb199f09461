import { MODULE_TYPE } from '@quanzi/contract'
import type { Asker } from '../../call/Asker'
import type { Db } from '../../db/schema'

/** True when the viewer has praised the person. */
export async function hasPraised(db: Db, { iid, member }: Asker, rid: number): Promise<boolean> {
  if (!member) return false
  const praise = await db
    .selectFrom('content_mark')
    .select('mark')
    .where('iid', '=', iid)
    .where('user_id', '=', member.user_id)
    .where('kind', '=', String(MODULE_TYPE.profile))
    .where('target_id', '=', String(rid))
    .where('mark', '=', 'praise')
    .executeTakeFirst()
  return praise !== undefined
}
