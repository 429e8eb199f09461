import type { MemberTies } from '../../identity/MemberTies'
import { dropScores } from '../../items/rankScores'

/** The log stays, for the counts and the staff; what the member said, showed, and where they stood does not. */
export const checkinTies: MemberTies = {
  async forgetMember(db, { iid, user_id }) {
    await db
      .updateTable('checkin')
      .set({ note: '', photo: '', lat: null, lng: null, accuracy: null })
      .where('iid', '=', iid)
      .where('user_id', '=', user_id)
      .execute()
    await dropScores(db, { iid, rows: 'person', subjectId: String(user_id) })
  },
}
