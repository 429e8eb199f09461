import type { MemberTies } from '../../identity/MemberTies'

/** Staff must give up their rights first. */
export const staffTies: MemberTies = {
  async keepsOpen(db, { iid, user_id }) {
    const row = await db
      .selectFrom('staff')
      .select('user_id')
      .where('iid', '=', iid)
      .where('user_id', '=', user_id)
      .executeTakeFirst()
    return row ? 'role' : null
  },
}
