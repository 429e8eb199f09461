import type { MemberTies } from '../../identity/MemberTies'

/**
 * The code ends with the account. Who came by it stays counted, and the hash of a newcomer's number stays: registering
 * again earns nothing.
 */
export const invitationTies: MemberTies = {
  async forgetMember(db, { iid, user_id }) {
    await db.deleteFrom('invite_code').where('iid', '=', iid).where('user_id', '=', user_id).execute()
  },
}
