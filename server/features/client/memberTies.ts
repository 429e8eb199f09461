import { sql } from 'kysely'
import type { MemberTies } from '../../identity/MemberTies'

/** What others noted about a member goes with the account, and so do the member's own notes. */
export const clientTies: MemberTies = {
  async forgetMember(db, { iid, user_id }) {
    await db
      .deleteFrom('client_note')
      .where('iid', '=', iid)
      .where((eb) =>
        eb.or([
          eb('user_id', '=', user_id),
          eb(
            'role_id',
            'in',
            sql<number>`(select r.id from dis_role r where r.iid = ${iid} and r.user_id = ${user_id})`,
          ),
        ]),
      )
      .execute()
  },
}
