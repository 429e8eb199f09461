import type { MemberTies } from '../../identity/MemberTies'

/** Questions to the assistant are private. */
export const assistantTies: MemberTies = {
  async forgetMember(db, { iid, user_id }) {
    await db.deleteFrom('assistant_turn').where('iid', '=', iid).where('user_id', '=', user_id).execute()
  },
}
