import { sql } from 'kysely'
import type { MemberTies } from '../../identity/MemberTies'

/** Certificates bear names and pictures of members; their numbers are not given again. */
export const certificateTies: MemberTies = {
  async forgetMember(db, { iid, user_id }) {
    await db.deleteFrom('certificate').where('iid', '=', iid).where('user_id', '=', user_id).execute()
    await db
      .deleteFrom('posters')
      .where('iid', '=', iid)
      .where('maker', '=', `u${user_id}`)
      .where(sql<string>`sheet->>'kind'`, '=', 'certificate')
      .execute()
  },
}
