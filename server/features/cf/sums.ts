import { sql } from 'kysely'
import type { Db } from '../../db/schema'
import { keepScores } from '../../items/rankScores'
import type { Project } from './rows'

/** Moves a project's sums by one conditional update; null when they do not allow it. */
export async function moveSums(
  db: Db,
  { iid, id }: Pick<Project, 'iid' | 'id'>,
  { raised, pending }: { readonly raised: number; readonly pending: number },
  whileLive: boolean,
): Promise<Project | null> {
  const moved = await db
    .updateTable('cf_project')
    .set(({ eb }) => ({ raised: eb('raised', '+', raised), pending: eb('pending', '+', pending) }))
    .where('iid', '=', iid)
    .where('id', '=', id)
    .where(sql<boolean>`raised + pending + ${raised + pending}::bigint <= goal`)
    .$if(whileLive, (q) => q.where('state', '=', 'live'))
    .returningAll()
    .executeTakeFirst()
  return moved ?? null
}

/**
 * Keeps what follows from a project's sum: how many support it, the campaign's sum, and its places in the ranks. The
 * caller has moved the sum, and so holds the project's row.
 */
export async function keepFigures(db: Db, project: Project, raised: number, at: number): Promise<void> {
  const { iid, id, campaign_id } = project
  const { n } = await db
    .selectFrom('cf_support')
    .select(sql<number>`count(distinct user_id)::int`.as('n'))
    .where('iid', '=', iid)
    .where('project_id', '=', id)
    .where('state', '<>', 'refunded')
    .executeTakeFirstOrThrow()
  await db.updateTable('cf_project').set({ supporters: n }).where('iid', '=', iid).where('id', '=', id).execute()
  await db
    .updateTable('cf_campaign')
    .set({ raised: sql`greatest(0, raised + ${raised}::bigint)` })
    .where('iid', '=', iid)
    .where('id', '=', campaign_id)
    .execute()
  const score = { iid, scope: 'cf', refId: campaign_id, period: 'total', rows: 'project', subjectId: id } as const
  await keepScores(db, [
    { ...score, by: 'raised', value: project.raised, reachedAt: at },
    { ...score, by: 'supporters', value: n, reachedAt: at },
  ])
}
