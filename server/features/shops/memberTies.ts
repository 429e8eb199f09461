import type { MemberTies } from '../../identity/MemberTies'

/** What a person has said about the shop goes with the account, and the shop closes; a decision stays. */
export const shopTies: MemberTies = {
  async forgetMember(db, { iid, user_id }) {
    await db
      .updateTable('shop_apply')
      .set({ data: '{}' })
      .where('iid', '=', iid)
      .where('user_id', '=', user_id)
      .execute()
    await db
      .updateTable('shop')
      .set({ data: '{}', status: 'closed' })
      .where('iid', '=', iid)
      .where('owner_id', '=', user_id)
      .execute()
  },
}
