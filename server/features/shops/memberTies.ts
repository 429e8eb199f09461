import type { MemberTies } from '../../identity/MemberTies'

/** What an applicant has said about the shop goes with the account; a decision stays. */
export const shopTies: MemberTies = {
  async forgetMember(db, { iid, user_id }) {
    await db
      .updateTable('shop_apply')
      .set({ data: '{}' })
      .where('iid', '=', iid)
      .where('user_id', '=', user_id)
      .execute()
  },
}
