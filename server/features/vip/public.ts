import type { Member } from '../../call/Session'
import type { Db } from '../../db/schema'

/** True when a member is a VIP at an instant (ms). VIPs get the card's prices and the content that is free for VIPs. */
export async function isVip(db: Db, { iid, user_id }: Pick<Member, 'iid' | 'user_id'>, at: number): Promise<boolean> {
  const row = await db
    .selectFrom('vip_member')
    .select('expire_at')
    .where('iid', '=', iid)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return row !== undefined && row.expire_at > at
}
