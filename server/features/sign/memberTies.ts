import type { MemberTies } from '../../identity/MemberTies'

/** Joining is the member's; the check-ins and scores go with those of `checkin`. */
export const signTies: MemberTies = {
  async forgetMember(db, { iid, user_id }) {
    await db.deleteFrom('sign_join').where('iid', '=', iid).where('user_id', '=', user_id).execute()
  },
}
