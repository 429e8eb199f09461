import type { MemberTies } from '../../identity/MemberTies'

/** A store keeps only its number, for its orders; its people, texts and shelf are erased. */
export const storeTies: MemberTies = {
  async forgetMember(db, { iid, user_id }) {
    await db.deleteFrom('store_member').where('iid', '=', iid).where('user_id', '=', user_id).execute()
    const store = await db
      .updateTable('small_store')
      .set({ open: false, name: '', logo: '', banner: '', notice: '', city: '' })
      .where('iid', '=', iid)
      .where('user_id', '=', user_id)
      .returning('id')
      .executeTakeFirst()
    if (!store) return
    await db.deleteFrom('store_member').where('iid', '=', iid).where('store_id', '=', store.id).execute()
    await db.deleteFrom('supply_link').where('iid', '=', iid).where('store_id', '=', store.id).execute()
    await db.deleteFrom('store_item').where('iid', '=', iid).where('store_id', '=', store.id).execute()
  },
}
