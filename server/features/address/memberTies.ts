import type { MemberTies } from '../../identity/MemberTies'

/** The address book is private. */
export const addressTies: MemberTies = {
  async forgetMember(db, { iid, user_id }) {
    await db.deleteFrom('address').where('iid', '=', iid).where('user_id', '=', user_id).execute()
  },
}
