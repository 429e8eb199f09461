import type { MemberTies } from '../../identity/MemberTies'

/** Positions in paid content are private. A former member gets no reminders. */
export const paidTies: MemberTies = {
  async forgetMember(db, { iid, user_id }) {
    await db.deleteFrom('paid_progress').where('iid', '=', iid).where('user_id', '=', user_id).execute()
    await db.deleteFrom('reminder').where('iid', '=', iid).where('user_id', '=', user_id).execute()
  },
}
