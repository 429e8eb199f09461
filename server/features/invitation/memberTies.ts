import type { MemberTies } from '../../identity/MemberTies'
import { mobileHash } from './newcomer'

/**
 * The code ends with the account. Who came by it stays counted. A keyed hash of the number stays: registering again
 * earns nothing.
 */
export const invitationTies: MemberTies = {
  async forgetMember(db, { iid, user_id, mobile }, { secrets }) {
    await db.deleteFrom('invite_code').where('iid', '=', iid).where('user_id', '=', user_id).execute()
    if (mobile === null) return
    await db
      .insertInto('left_number')
      .values({ iid, mobile_hash: mobileHash(secrets, mobile) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },
}
