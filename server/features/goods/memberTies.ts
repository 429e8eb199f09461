import type { MemberTies } from '../../identity/MemberTies'

/** A cart is private. The member leaves a joined goods account; an own account ends for everybody in it. */
export const cartTies: MemberTies = {
  async forgetMember(db, { iid, user_id }) {
    await db.deleteFrom('cart_line').where('iid', '=', iid).where('user_id', '=', user_id).execute()
    await db.deleteFrom('cm_child').where('iid', '=', iid).where('user_id', '=', user_id).execute()
    await db.deleteFrom('cm_account').where('iid', '=', iid).where('owner_user_id', '=', user_id).execute()
  },
}
