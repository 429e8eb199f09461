import type { MemberTies } from '../../identity/MemberTies'
import { moveCounts } from '../../items/moveCounts'

/** The member's texts stay without an author; places, marks and searches are deleted. */
export const contentTies: MemberTies = {
  async forgetMember(db, { iid, user_id }) {
    const gone = await db
      .deleteFrom('joins')
      .where('iid', '=', iid)
      .where('user_id', '=', user_id)
      .returning(['iid', 'module_type', 'id', 'num', 'state'])
      .execute()
    for (const { num, state, ...item } of gone) if (state === 'joined') await moveCounts(db, item, { join: -num })
    await db.deleteFrom('content_mark').where('iid', '=', iid).where('user_id', '=', user_id).execute()
    await db.deleteFrom('search_words').where('iid', '=', iid).where('user_id', '=', user_id).execute()
  },
}
