import type { MemberTies } from '../../identity/MemberTies'

/** A former member watches no room. */
export const liveTies: MemberTies = {
  async forgetMember(db, { iid, user_id }) {
    await db.deleteFrom('live_presence').where('iid', '=', iid).where('session', '=', `m${user_id}`).execute()
  },
}
