import { sql } from 'kysely'
import type { Db } from '../../db/schema'
import { takeTurns } from '../../db/takeTurns'
import { keepScores } from '../../items/rankScores'
import type { EntryRow } from './ticketHolder'

/**
 * Keeps the places done by a person and by their team, in the transaction of the check-in or of its undoing. A person
 * with several entries has done a place when one of them was there; a team's places are those of all its entries
 * together. The time is when the value was reached.
 */
export async function scoreVisits(
  db: Db,
  { iid, scope, ref_id, user_id, team_id }: Pick<EntryRow, 'iid' | 'scope' | 'ref_id' | 'user_id' | 'team_id'>,
): Promise<void> {
  const rank = { iid, scope, refId: ref_id, by: 'places', period: 'total' } as const
  await takeTurns(db, iid, `rank ${scope} ${ref_id} person ${user_id}`)
  if (team_id !== null) await takeTurns(db, iid, `rank ${scope} ${ref_id} team ${team_id}`)
  const person = sql`
    select 'person' as rows, count(*)::int as value, coalesce(max(at), 0)::bigint as reached from (
      select c.place_id, min(c.at) as at from checkin c
      where c.iid = ${iid} and c.user_id = ${user_id} and c.scope = ${scope} and c.ref_id = ${ref_id}
        and c.result = 'ok' and c.undone_at is null group by c.place_id) places`
  const team = sql`
    union all select 'team', count(*)::int, coalesce(max(c.at), 0)::bigint from entry e
    join checkin c on c.iid = ${iid} and c.entry_id = e.id and c.result = 'ok' and c.undone_at is null
    where e.iid = ${iid} and e.team_id = ${team_id}`
  const reached = await sql<Reached>`${person}${team_id === null ? sql`` : team}`.execute(db)
  await keepScores(
    db,
    reached.rows.map(({ rows, value, reached: at }) => {
      const subjectId = rows === 'team' && team_id !== null ? team_id : String(user_id)
      return { ...rank, rows, subjectId, value, reachedAt: at }
    }),
  )
}

interface Reached {
  readonly rows: 'person' | 'team'
  readonly value: number
  readonly reached: number
}
