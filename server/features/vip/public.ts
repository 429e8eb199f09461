import type { Member } from '../../call/Session'
import type { Db } from '../../db/schema'

/** Whether a member is a VIP at an instant (ms): the card's prices are for them, and content that is free for VIPs. */
export async function isVip(db: Db, { iid, user_id }: Pick<Member, 'iid' | 'user_id'>, at: number): Promise<boolean> {
  const row = await db
    .selectFrom('vip_member')
    .select('expire_at')
    .where('iid', '=', iid)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return row !== undefined && row.expire_at > at
}
