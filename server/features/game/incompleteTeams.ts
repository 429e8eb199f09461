import { build } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Db } from '../../db/schema'
import { tellMember } from '../../notices/tellMember'
import { endEntries, lockSession } from '../entries/public'

/**
 * Ends the entries of teams that are incomplete at the close, once for a game: their payments are due back whole, and
 * everybody is told. Also entries of a category of teams that lost their team.
 */
export async function sendIncompleteHome(db: Db, iid: number, gameId: string, at: number): Promise<void> {
  const claimed = await db
    .insertInto('game_info')
    .values({
      ...{ iid, item_id: gameId, opens_at: null, draw_at: null, confirm_by: null, results_at: null, kit: null },
      sections: '[]',
      settled_at: at,
    })
    .onConflict((conflict) =>
      conflict.columns(['iid', 'item_id']).doUpdateSet({ settled_at: at }).where('game_info.settled_at', 'is', null),
    )
    .returning('item_id')
    .executeTakeFirst()
  if (!claimed) return
  const categories = await db
    .selectFrom('act_session')
    .select(['id', 'name', 'team_size'])
    .where('iid', '=', iid)
    .where('item_id', '=', gameId)
    .where('team_size', 'is not', null)
    .orderBy('id')
    .execute()
  for (const { id, name, team_size } of categories) {
    await lockSession(db, iid, id)
    const rows = await db
      .selectFrom('entry')
      .selectAll()
      .where('iid', '=', iid)
      .where('scope', '=', 'game')
      .where('ref_id', '=', gameId)
      .where('session_id', '=', id)
      .where('state', 'in', ['entered', 'live'])
      .where('trial', '=', false)
      .where(
        sql<boolean>`(team_id is null or (select count(*) from entry m where m.iid = entry.iid
          and m.team_id = entry.team_id and m.state in ('entered', 'live') and not m.trial) < ${team_size ?? 0})`,
      )
      .orderBy('id')
      .forUpdate()
      .execute()
    await endEntries(db, rows, 'cancelled', at)
    for (const userId of new Set(rows.map(({ user_id }) => user_id)))
      await tellMember(
        db,
        { iid, clock: () => at },
        {
          userId,
          key: `game-team-${gameId}-${id}-${userId}`,
          path: build('game.home', { iid, id: gameId }),
          text: {
            zh: `「${name}」报名截止时队伍未满员，报名已取消，费用将全额退回。`,
            en: `Your team for “${name}” was not full when entries closed. Your entry is cancelled and refunded in full.`,
          },
        },
      )
  }
}
