import type { MemberTies } from '../../identity/MemberTies'

/** The position in paid content is private, and nobody is told any more. */
export const paidTies: MemberTies = {
  async forgetMember(db, { iid, user_id }) {
    await db.deleteFrom('paid_progress').where('iid', '=', iid).where('user_id', '=', user_id).execute()
    await db.deleteFrom('reminder').where('iid', '=', iid).where('user_id', '=', user_id).execute()
  },
}
