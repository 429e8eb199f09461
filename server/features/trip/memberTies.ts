import type { MemberTies } from '../../identity/MemberTies'

/** What a participant has read goes with the account. */
export const tripTies: MemberTies = {
  async forgetMember(db, { iid, user_id }) {
    await db.deleteFrom('trip_confirm').where('iid', '=', iid).where('user_id', '=', user_id).execute()
  },
}
