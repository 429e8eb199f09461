import type { MemberTies } from '../../identity/MemberTies'

/** The counts of a survey stay; what the member answered does not. */
export const paperTies: MemberTies = {
  async forgetMember(db, { iid, user_id }) {
    await db
      .updateTable('paper_answer')
      .set({ answers: '{}' })
      .where('iid', '=', iid)
      .where('user_id', '=', user_id)
      .execute()
  },
}
