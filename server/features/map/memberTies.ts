import type { MemberTies } from '../../identity/MemberTies'

/** Chosen places are private. */
export const mapTies: MemberTies = {
  async forgetMember(db, { iid, user_id }) {
    await db.deleteFrom('recent_place').where('iid', '=', iid).where('user_id', '=', user_id).execute()
  },
}
