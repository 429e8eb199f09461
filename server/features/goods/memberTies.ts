import type { MemberTies } from '../../identity/MemberTies'

/** A cart is private. */
export const cartTies: MemberTies = {
  async forgetMember(db, { iid, user_id }) {
    await db.deleteFrom('cart_line').where('iid', '=', iid).where('user_id', '=', user_id).execute()
  },
}
