import type { MemberTies } from '../../identity/MemberTies'

/** Everything a member published goes with the account, and what others said about the member too. */
export const peopleTies: MemberTies = {
  async forgetMember(db, { iid, user_id }) {
    for (const table of ['profile', 'opinion', 'honor', 'company', 'profile_auth', 'card'] as const)
      await db.deleteFrom(table).where('iid', '=', iid).where('user_id', '=', user_id).execute()
    for (const side of ['to_id', 'from_id'] as const)
      await db.deleteFrom('impression').where('iid', '=', iid).where(side, '=', user_id).execute()
    for (const side of ['owner_id', 'visitor_id'] as const)
      await db.deleteFrom('profile_visit').where('iid', '=', iid).where(side, '=', user_id).execute()
  },
}
