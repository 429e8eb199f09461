import type { MemberTies } from '../../identity/MemberTies'

/** Statistics stay without the member. */
export const statisticTies: MemberTies = {
  async forgetMember(db, { iid, user_id }) {
    await db.updateTable('stats').set({ user_id: null }).where('iid', '=', iid).where('user_id', '=', user_id).execute()
  },
}
