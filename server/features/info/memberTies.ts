import type { MemberTies } from '../../identity/MemberTies'

/** Feedback stays without name and phone, and restrictions end with the account. */
export const feedbackTies: MemberTies = {
  async forgetMember(db, { iid, user_id }) {
    await db
      .updateTable('feedback')
      .set({ name: '', phone: '' })
      .where('iid', '=', iid)
      .where('user_id', '=', user_id)
      .execute()
    await db.deleteFrom('restriction').where('iid', '=', iid).where('user_id', '=', user_id).execute()
  },
}
