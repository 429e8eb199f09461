import { sql } from 'kysely'
import type { Db } from '../../db/schema'
import { takeTurns } from '../../db/takeTurns'
import type { Score } from '../../items/rankScores'
import type { Challenge } from './challenges'

/** The score of a team, summed up anew from its active members. Whoever changes a member's total keeps it at once. */
export async function teamScore(
  db: Db,
  { iid, id: refId }: Pick<Challenge, 'iid' | 'id'>,
  teamId: string,
  at: number,
): Promise<Score> {
  await takeTurns(db, iid, `steps of team ${teamId}`)
  const { rows } = await sql<{ value: number }>`
    select coalesce(sum(m.total), 0)::bigint as value from team_member t
    join step_member m on m.iid = ${iid} and m.challenge_id = ${refId} and m.user_id = t.user_id
    where t.iid = ${iid} and t.team_id = ${teamId} and t.state = 'active'`.execute(db)
  const key = { iid, scope: 'step', refId, by: 'steps' as const, period: 'total', rows: 'team' as const }
  return { ...key, subjectId: teamId, value: Number(rows[0]?.value ?? 0), reachedAt: at }
}
