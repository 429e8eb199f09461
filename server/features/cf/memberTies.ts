import type { MemberTies } from '../../identity/MemberTies'

/** Who raises money cannot leave before its end. What supporters need stays, without the person's own words. */
export const crowdfundingTies: MemberTies = {
  async keepsOpen(db, { iid, user_id }) {
    const live = await db
      .selectFrom('cf_project')
      .select('id')
      .where('iid', '=', iid)
      .where('user_id', '=', user_id)
      .where('state', '=', 'live')
      .executeTakeFirst()
    return live ? 'order' : null
  },
  async forgetMember(db, { iid, user_id }) {
    await db
      .updateTable('cf_project')
      .set({ name: '', mobile: '', size: '', id_enc: null, id_hash: null, id_masked: '', wish: '', cover: '' })
      .where('iid', '=', iid)
      .where('user_id', '=', user_id)
      .execute()
    await db
      .updateTable('cf_support')
      .set({ message: '', anonymous: true })
      .where('iid', '=', iid)
      .where('user_id', '=', user_id)
      .execute()
    await db
      .updateTable('cf_refund')
      .set({ reason: '' })
      .where('iid', '=', iid)
      .where('user_id', '=', user_id)
      .execute()
  },
}
