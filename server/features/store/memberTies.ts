import type { MemberTies } from '../../identity/MemberTies'
import { storeOf } from './ownStore'

/** A store keeps only its number, for its orders; its people and texts are erased. */
export const storeTies: MemberTies = {
  async forgetMember(db, me) {
    const { iid, user_id } = me
    await db.deleteFrom('store_member').where('iid', '=', iid).where('user_id', '=', user_id).execute()
    const store = await storeOf(db, me)
    if (!store) return
    await db.deleteFrom('store_member').where('iid', '=', iid).where('store_id', '=', store.id).execute()
    await db.deleteFrom('store_item').where('iid', '=', iid).where('store_id', '=', store.id).execute()
    await db
      .updateTable('small_store')
      .set({ open: false, name: `#${store.id}`, logo: '', banner: '', notice: '', city: '' })
      .where('iid', '=', iid)
      .where('id', '=', store.id)
      .execute()
  },
}
