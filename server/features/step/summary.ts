import { CITY_DAYS, type StepSummary } from '@quanzi/contract'
import type { Db } from '../../db/schema'
import { challengeOf, daysOf, lastDays } from './challenges'

const DAY = 86_400_000
const CLAIMS = 10

/** What a member has walked in a challenge; zeros for whoever does not take part yet. */
export async function stepSummary(
  db: Db,
  iid: number,
  userId: number,
  refId: string,
  at: number,
): Promise<StepSummary> {
  const challenge = await challengeOf(db, iid, refId)
  const window = daysOf(challenge)
  const last = lastDays(at)
  const [own, days, home, sync, claims] = await Promise.all([
    db
      .selectFrom('step_member')
      .select('total')
      .where('iid', '=', iid)
      .where('challenge_id', '=', refId)
      .where('user_id', '=', userId)
      .executeTakeFirst(),
    db
      .selectFrom('step_day')
      .select(['date', 'steps', 'source'])
      .where('iid', '=', iid)
      .where('user_id', '=', userId)
      .where('date', '>=', [last.from, window.from].sort().at(-1) ?? '')
      .where('date', '<=', window.to)
      .orderBy('date')
      .execute(),
    db
      .selectFrom('step_city')
      .select(['city', 'changed_at'])
      .where('iid', '=', iid)
      .where('user_id', '=', userId)
      .executeTakeFirst(),
    db
      .selectFrom('step_sync')
      .select('synced_at')
      .where('iid', '=', iid)
      .where('user_id', '=', userId)
      .executeTakeFirst(),
    db
      .selectFrom('step_claim')
      .select(['id', 'date', 'steps', 'state', 'note'])
      .where('iid', '=', iid)
      .where('user_id', '=', userId)
      .where('challenge_id', '=', refId)
      .orderBy('id', 'desc')
      .limit(CLAIMS)
      .execute(),
  ])
  const free = home ? home.changed_at + CITY_DAYS * DAY : 0
  return {
    challenge: {
      id: challenge.id,
      title: challenge.title,
      goalDay: challenge.goal_day,
      goalTotal: challenge.goal_total,
      startsAt: challenge.starts_at,
      endsAt: challenge.ends_at,
    },
    joined: own !== undefined,
    today: own ? (days.find(({ date }) => date === last.to)?.steps ?? 0) : 0,
    goal: challenge.goal_day,
    total: own?.total ?? 0,
    days: own ? days : [],
    city: home?.city ?? '',
    cityFrom: free > at ? free : 0,
    syncedAt: sync?.synced_at ?? 0,
    claims: claims.map((claim) => ({ ...claim, id: String(claim.id) })),
  }
}
