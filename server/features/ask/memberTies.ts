import type { MemberTies } from '../../identity/MemberTies'

/** An expert who leaves gets no more questions. Questions and answers stay with their orders. */
export const expertTies: MemberTies = {
  async forgetMember(db, { iid, user_id }) {
    await db
      .updateTable('expert')
      .set({ active: false, title: '', intro: '' })
      .where('iid', '=', iid)
      .where('user_id', '=', user_id)
      .execute()
  },
}
