import { sql } from 'kysely'
import type { Db } from '../../db/schema'
import type { Project } from './rows'

type Ended = 'reached' | 'missed' | 'closed'

/**
 * Ends a project that raises money, once; false when somebody else has. The seat of a project without its goal is
 * free again. The job then settles or returns its supports, each in a transaction of its own that locks the order first.
 */
export async function endProject(
  db: Db,
  { iid, id, campaign_id, place_id }: Pick<Project, 'iid' | 'id' | 'campaign_id' | 'place_id'>,
  state: Ended,
  at: number,
): Promise<boolean> {
  const ended = await db
    .updateTable('cf_project')
    .set({ state, ended_at: at })
    .where('iid', '=', iid)
    .where('id', '=', id)
    .where('state', '=', 'live')
    .where(state === 'reached' ? sql<boolean>`raised >= goal` : sql<boolean>`raised < goal`)
    .returning('id')
    .executeTakeFirst()
  if (!ended) return false
  if (state === 'reached' || place_id === null) return true
  await db
    .updateTable('cf_place')
    .set(({ eb }) => ({ used: eb('used', '-', 1) }))
    .where('iid', '=', iid)
    .where('campaign_id', '=', campaign_id)
    .where('id', '=', place_id)
    .where('used', '>', 0)
    .execute()
  return true
}
