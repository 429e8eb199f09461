import type { Person } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Db } from '../db/schema'
import { acrossTenants } from '../db/tenantKeys'

/** A member of the tenant who can be contacted; null for one who cannot sign in and so would never read a message. */
export async function personToAsk(db: Db, iid: number, userId: number): Promise<Person | null> {
  const row = await db
    .selectFrom('member')
    .select(['rid', 'user_id', 'nick_name', 'head_img'])
    .where('iid', '=', iid)
    .where('user_id', '=', userId)
    // A member who joined from another tenant signs in there.
    .where(
      sql<boolean>`exists (select 1 from member known where known.user_id = member.user_id
        and coalesce(known.mobile, known.openid, known.unionid) is not null)`,
    )
    .modifyEnd(acrossTenants('who joined from another tenant signs in there'))
    .executeTakeFirst()
  return row ? { rid: row.rid, uid: row.user_id, nick_name: row.nick_name, headImg: row.head_img } : null
}
