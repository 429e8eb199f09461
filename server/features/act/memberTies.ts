import type { MemberTies } from '../../identity/MemberTies'

/** Requests for bespoke activities go with the account. */
export const needformTies: MemberTies = {
  async forgetMember(db, { iid, user_id }) {
    await db.deleteFrom('needform').where('iid', '=', iid).where('user_id', '=', user_id).execute()
  },
}
