import { build } from '@quanzi/contract'
import { CallError, paramError } from '../../call/CallError'
import { REASONS } from '../../call/reasons'
import { placesOf, type TeamScope } from '../teams/public'
import { gameItem } from './gameItem'

/** Teams of a game are for one of its categories, of its size, until the close of entries. */
export const gameTeams: TeamScope = {
  page: ({ iid, id, ref_id }) => build('game.invite', { iid, id: ref_id, teamId: id }),
  async requireOpen(db, { iid, at }, refId) {
    const { close_at } = await gameItem(db, iid, refId)
    const ahead = await db
      .selectFrom('act_session')
      .select('id')
      .where('iid', '=', iid)
      .where('item_id', '=', refId)
      .where('state', '=', 'open')
      .where('starts_at', '>', at)
      .executeTakeFirst()
    if (!ahead || (close_at !== null && close_at <= at)) throw new CallError('CLOSED', { detail: REASONS.entryClosed })
  },
  async partOf(db, { iid }, refId, sessionId) {
    const category = await db
      .selectFrom('act_session')
      .select(['id', 'team_size'])
      .where('iid', '=', iid)
      .where('item_id', '=', refId)
      .where('id', '=', sessionId ?? '')
      .executeTakeFirst()
    if (!category || category.team_size === null) throw paramError('sessionId')
    return { sessionId: category.id, size: category.team_size }
  },
  async requireFree(db, { iid, id }, userId) {
    const entered = await db
      .selectFrom('entry')
      .select('id')
      .where('iid', '=', iid)
      .where('team_id', '=', id)
      .where('user_id', '=', userId)
      .where('state', 'in', ['pending', 'entered', 'won', 'live', 'used'])
      .executeTakeFirst()
    if (entered) throw new CallError('ORDERSTATE', { detail: REASONS.refundFirst })
  },
  standing: async (db, team) => ({ value: await placesOf(db, team), rank: 0, people: new Map() }),
}
