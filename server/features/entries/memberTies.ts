import { GONE, type MemberTies } from '../../identity/MemberTies'

/** Entries stay without personal data. Places in waiting lists and saved entrants are deleted. */
export const entryTies: MemberTies = {
  async forgetMember(db, { iid, user_id }) {
    await db.deleteFrom('saved_entrant').where('iid', '=', iid).where('user_id', '=', user_id).execute()
    await db.deleteFrom('waitlist').where('iid', '=', iid).where('user_id', '=', user_id).execute()
    await db
      .updateTable('entry')
      .set({ name: GONE, mobile: '', id_enc: null, id_hash: null, answers: '{}', note: '' })
      .where('iid', '=', iid)
      .where('user_id', '=', user_id)
      .execute()
  },
}
