import { MODULE_TYPE } from '@quanzi/contract'
import type { MemberTies } from '../../identity/MemberTies'
import { moveCounts } from '../../items/moveCounts'

/** Positions in paid content are private. A former member gets no reminders. */
export const paidTies: MemberTies = {
  async forgetMember(db, { iid, user_id }) {
    await db.deleteFrom('paid_progress').where('iid', '=', iid).where('user_id', '=', user_id).execute()
    const rooms = await db
      .deleteFrom('reminder')
      .where('iid', '=', iid)
      .where('user_id', '=', user_id)
      .returning('target_id')
      .execute()
    for (const { target_id } of rooms)
      await moveCounts(db, { iid, module_type: MODULE_TYPE.live, id: target_id }, { join: -1 })
  },
}
