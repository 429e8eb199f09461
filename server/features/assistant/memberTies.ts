import type { MemberTies } from '../../identity/MemberTies'

/** What somebody asked the assistant is private. */
export const assistantTies: MemberTies = {
  async forgetMember(db, { iid, user_id }) {
    await db.deleteFrom('assistant_turn').where('iid', '=', iid).where('user_id', '=', user_id).execute()
  },
}
