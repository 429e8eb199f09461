import type { MemberTies } from '../../identity/MemberTies'

/** An expert who leaves is asked no more; what was asked and answered stays with its order. */
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
