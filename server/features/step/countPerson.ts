import type { Db } from '../../db/schema'
import { keepScores, type Score } from '../../items/rankScores'
import { type Challenge, daysOf, isDayOf } from './challenges'
import { moveCity } from './cityTotals'
import { teamScore } from './teamTotal'

interface Changes {
  /** The days that have other steps now. */
  readonly days: readonly { readonly date: string; readonly steps: number }[]
  /** True for whoever has just begun to take part: their city has one person more. */
  readonly isNew: boolean
}

/**
 * Counts a person's days for a challenge: the own total, the ranks of these days, the team and the city, which move by
 * exactly the difference. The caller has taken the person's turn; teams and cities are locked after it, in this order,
 * and all scores are kept at once.
 */
export async function countPerson(
  db: Db,
  challenge: Challenge,
  userId: number,
  { days, isNew }: Changes,
  at: number,
): Promise<void> {
  const { iid, id: refId } = challenge
  const before = await db
    .selectFrom('step_member')
    .select(['total', 'city'])
    .where('iid', '=', iid)
    .where('challenge_id', '=', refId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const total = await totalOf(db, challenge, userId)
  const key = { iid, scope: 'step', refId, by: 'steps' as const, rows: 'person' as const, reachedAt: at }
  const own = { ...key, subjectId: String(userId) }
  const scores: Score[] = days
    .filter(({ date }) => isDayOf(challenge, date))
    .map(({ date, steps }) => ({ ...own, period: date, value: steps }))
  if (total !== before.total) {
    await db
      .updateTable('step_member')
      .set({ total, reached_at: at })
      .where('iid', '=', iid)
      .where('challenge_id', '=', refId)
      .where('user_id', '=', userId)
      .execute()
    scores.push({ ...own, period: 'total', value: total })
  }
  if (total !== before.total || isNew) {
    const team = await ownTeam(db, challenge, userId)
    if (team) scores.push(await teamScore(db, challenge, team, at))
    const move = { city: before.city, members: isNew ? 1 : 0, total: total - before.total }
    if (before.city) scores.push(...(await moveCity(db, challenge, move, at)))
  }
  await keepScores(db, scores)
}

async function totalOf(db: Db, challenge: Challenge, userId: number): Promise<number> {
  const { from, to } = daysOf(challenge)
  const { sum } = await db
    .selectFrom('step_day')
    .select(({ fn }) => fn.sum<number>('steps').as('sum'))
    .where('iid', '=', challenge.iid)
    .where('user_id', '=', userId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

/** The person's team in a challenge; null without one. */
export async function ownTeam(
  db: Db,
  { iid, id }: Pick<Challenge, 'iid' | 'id'>,
  userId: number,
): Promise<string | null> {
  const row = await db
    .selectFrom('team_member')
    .select('team_id')
    .where('iid', '=', iid)
    .where('scope', '=', 'step')
    .where('ref_id', '=', id)
    .where('user_id', '=', userId)
    .where('state', '=', 'active')
    .executeTakeFirst()
  return row?.team_id ?? null
}
