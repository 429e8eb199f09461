import { build } from '@quanzi/contract'
import { CallError } from '../../call/CallError'
import { placesOf } from './queries'
import type { TeamScope } from './teamScopes'

const ACTIVITY = 9

/** Teams of an activity can change while a part of it is still to come. Their value is the places they ordered. */
export const activityTeams: TeamScope = {
  page: ({ iid, id, ref_id }) => build('act.teamList', { iid, id: ref_id, teamId: id }),
  async requireOpen(db, { iid, at }, refId) {
    const item = await db
      .selectFrom('content')
      .select('id')
      .where('iid', '=', iid)
      .where('module_type', '=', ACTIVITY)
      .where('id', '=', refId)
      .where('status', '=', 'published')
      .executeTakeFirst()
    if (!item) throw new CallError('NOTFOUND')
    const ahead = await db
      .selectFrom('act_session')
      .select('id')
      .where('iid', '=', iid)
      .where('item_id', '=', refId)
      .where('state', '=', 'open')
      .where('starts_at', '>', at)
      .executeTakeFirst()
    if (!ahead) throw new CallError('CLOSED')
  },
  standing: async (db, team) => ({ value: await placesOf(db, team), rank: 0, people: new Map() }),
}
