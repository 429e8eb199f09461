import { GONE, type MemberTies } from '../../identity/MemberTies'

/** Entries stay without personal data; places in waiting lists are deleted. */
export const entryTies: MemberTies = {
  async forgetMember(db, { iid, user_id }) {
    await db.deleteFrom('waitlist').where('iid', '=', iid).where('user_id', '=', user_id).execute()
    await db
      .updateTable('entry')
      .set({ name: GONE, mobile: '', id_enc: null, id_hash: null, answers: '{}', note: '' })
      .where('iid', '=', iid)
      .where('user_id', '=', user_id)
      .execute()
  },
}
