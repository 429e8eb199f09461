import type { MemberTies } from '../../identity/MemberTies'

/** A distributor must end the role first, because of its team. */
export const distributorTies: MemberTies = {
  async keepsOpen(db, { iid, user_id }) {
    const role = await db
      .selectFrom('dis_role')
      .select('id')
      .where('iid', '=', iid)
      .where('user_id', '=', user_id)
      .where('status', 'in', [0, 1])
      .limit(1)
      .executeTakeFirst()
    return role ? 'role' : null
  },
}
