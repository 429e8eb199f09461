import type { MemberTies } from '../../identity/MemberTies'

/** A cart is private, a place in a goods account is given up, and an own account ends with those who joined it. */
export const cartTies: MemberTies = {
  async forgetMember(db, { iid, user_id }) {
    await db.deleteFrom('cart_line').where('iid', '=', iid).where('user_id', '=', user_id).execute()
    await db.deleteFrom('cm_child').where('iid', '=', iid).where('user_id', '=', user_id).execute()
    await db.deleteFrom('cm_account').where('iid', '=', iid).where('owner_user_id', '=', user_id).execute()
  },
}
