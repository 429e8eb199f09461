import type { MemberTies } from '../../identity/MemberTies'

/** Readings go with the member. */
export const healthTies: MemberTies = {
  async forgetMember(db, { iid, user_id }) {
    await db.deleteFrom('health_readings').where('iid', '=', iid).where('user_id', '=', user_id).execute()
  },
}
