import { GONE, type MemberTies } from '../../identity/MemberTies'

/** Entries stay, without who they are for; a place in a waiting list goes, and so do the people kept for the next time. */
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
