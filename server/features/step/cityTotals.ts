import { AVERAGE_FROM } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Db } from '../../db/schema'
import type { Score } from '../../items/rankScores'
import type { Challenge } from './challenges'

interface CityMove {
  readonly city: string
  /** How many people came or went. */
  readonly members: number
  readonly total: number
}

/**
 * Moves the sums of a city, whose row is locked by it until the commit, and answers its scores by total and by average.
 * A city of few people has no average: it would tell how much one of them walks.
 */
export async function moveCity(
  db: Db,
  { iid, id }: Pick<Challenge, 'iid' | 'id'>,
  { city, members, total }: CityMove,
  at: number,
): Promise<Score[]> {
  const sums = await db
    .insertInto('step_city_total')
    .values({ iid, challenge_id: id, city, members, total })
    .onConflict((conflict) =>
      conflict.columns(['iid', 'challenge_id', 'city']).doUpdateSet({
        members: sql`step_city_total.members + ${members}`,
        total: sql`step_city_total.total + ${total}`,
      }),
    )
    .returning(['members', 'total'])
    .executeTakeFirstOrThrow()
  const rank = { iid, scope: 'step', refId: id, period: 'total', rows: 'city' as const, subjectId: city, reachedAt: at }
  const average = sums.members >= AVERAGE_FROM ? Math.round(sums.total / sums.members) : 0
  return [
    { ...rank, by: 'steps', value: sums.total },
    { ...rank, by: 'average', value: average },
  ]
}
