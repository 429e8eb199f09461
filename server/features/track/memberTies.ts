import { sql } from 'kysely'
import type { MemberTies } from '../../identity/MemberTies'

/** The figures stay; where the member was does not. */
export const trackTies: MemberTies = {
  async forgetMember(db, { iid, user_id }) {
    await sql`delete from track_point p using entry e where p.iid = ${iid} and e.iid = ${iid}
      and e.id = p.entry_id and e.user_id = ${user_id} and e.scope = 'track'`.execute(db)
  },
}
