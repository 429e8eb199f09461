import type { MemberTies } from '../../identity/MemberTies'

/**
 * A membership ends with the account. Its terms stay with the orders that paid for them, and its claims stay
 * without an address. A volunteer's card goes back to the roll, whose entry keeps what it has taken.
 */
export const vipTies: MemberTies = {
  async forgetMember(db, { iid, user_id }) {
    await db
      .updateTable('vip_record')
      .set({ infos: '{}' })
      .where('iid', '=', iid)
      .where('user_id', '=', user_id)
      .execute()
    await db
      .updateTable('feedback')
      .set({ state: 'closed' })
      .where('iid', '=', iid)
      .where('user_id', '=', user_id)
      .where('kind', '=', 'volunteer')
      .where('state', '=', 'open')
      .execute()
    await db.deleteFrom('gongyi_card').where('iid', '=', iid).where('user_id', '=', user_id).execute()
    await db.deleteFrom('vip_member').where('iid', '=', iid).where('user_id', '=', user_id).execute()
  },
}
