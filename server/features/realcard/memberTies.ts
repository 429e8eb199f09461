import type { MemberTies } from '../../identity/MemberTies'

/** A closed account's cards end, without the person; what was claimed stays counted, without its form. */
export const cardTies: MemberTies = {
  async forgetMember(db, { iid, user_id }) {
    await db
      .updateTable('realcard')
      .set({ state: 'void', name: '', id_enc: null, id_hash: null, mobile: '' })
      .where('iid', '=', iid)
      .where('user_id', '=', user_id)
      .execute()
    await db
      .updateTable('realcard_claim')
      .set({ fields: '{}' })
      .where('iid', '=', iid)
      .where('user_id', '=', user_id)
      .execute()
  },
}
