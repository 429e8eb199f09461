import { GONE, type MemberTies } from '../../identity/MemberTies'

/** Reservations stay without the names of guests. */
export const stayTies: MemberTies = {
  async forgetMember(db, { iid, user_id }) {
    await db
      .updateTable('reservation')
      .set({ guests: [GONE] })
      .where('iid', '=', iid)
      .where('user_id', '=', user_id)
      .execute()
  },
}
