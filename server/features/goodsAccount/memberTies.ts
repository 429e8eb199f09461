import type { MemberTies } from '../../identity/MemberTies'
import { ownAccount } from './queries'

/** Other people buy at the price of an owned account, so its owner cannot leave. A child leaves the account. */
export const goodsAccountTies: MemberTies = {
  keepsOpen: async (db, member) => ((await ownAccount(db, member)) ? 'role' : null),
  async forgetMember(db, { iid, user_id }) {
    await db.deleteFrom('cm_child').where('iid', '=', iid).where('user_id', '=', user_id).execute()
    await db.deleteFrom('attempt').where('iid', '=', iid).where('who', '=', `user ${user_id}`).execute()
  },
}
