import type { MemberTies } from '../../identity/MemberTies'
import { closeShops } from './openShop'

/** What a person has said about the shop goes with the account, and the shop closes; a decision stays. */
export const shopTies: MemberTies = {
  async forgetMember(db, { iid, user_id }) {
    await db
      .updateTable('shop_apply')
      .set({ data: '{}' })
      .where('iid', '=', iid)
      .where('user_id', '=', user_id)
      .execute()
    await closeShops(db, iid, { ownerId: user_id })
  },
}
