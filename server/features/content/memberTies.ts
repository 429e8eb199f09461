import type { MemberTies } from '../../identity/MemberTies'

/** What a member has written stays, by nobody; places, marks and searches go. */
export const contentTies: MemberTies = {
  async forgetMember(db, { iid, user_id }) {
    await db.deleteFrom('joins').where('iid', '=', iid).where('user_id', '=', user_id).execute()
    await db.deleteFrom('content_mark').where('iid', '=', iid).where('user_id', '=', user_id).execute()
    await db.deleteFrom('search_words').where('iid', '=', iid).where('user_id', '=', user_id).execute()
  },
}
