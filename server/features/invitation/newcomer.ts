import { createHmac } from 'node:crypto'
import type { InviteStanding } from '@quanzi/contract'
import type { Member } from '../../call/Session'
import type { Secrets } from '../../db/Secrets'
import type { Db } from '../../db/schema'

/** For how long after joining somebody is a newcomer. */
const NEW_MS = 24 * 60 * 60_000

/** A number as it is remembered for ever: nobody without the server's key can find it again. */
export const mobileHash = (secrets: Secrets, mobile: string): string =>
  createHmac('sha256', secrets.lastingKey('invite mobile')).update(mobile).digest('base64url')

/** The invitation that a member has accepted. */
export const acceptedBy = (db: Db, { iid, user_id }: Pick<Member, 'iid' | 'user_id'>) =>
  db.selectFrom('invite').selectAll().where('iid', '=', iid).where('invitee_id', '=', user_id).executeTakeFirst()

/** True for the number of a closed account. */
export const hasLeft = async (db: Db, iid: number, mobile_hash: string): Promise<boolean> =>
  (await db
    .selectFrom('left_number')
    .select('mobile_hash')
    .where('iid', '=', iid)
    .where('mobile_hash', '=', mobile_hash)
    .executeTakeFirst()) !== undefined

export const isNew = ({ created_at }: Pick<Member, 'created_at'>, at: number): boolean => at - created_at < NEW_MS

/** How an inviter's code stands for the viewer; a visitor may become a newcomer. */
export async function standingOf(
  db: Db,
  { member, at }: { readonly member: Member | null; readonly at: number },
  inviterId: number,
): Promise<InviteStanding> {
  if (!member) return 'open'
  if (member.user_id === inviterId) return 'own'
  if (await acceptedBy(db, member)) return 'bound'
  return isNew(member, at) ? 'open' : 'older'
}
