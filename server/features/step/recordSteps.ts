import { MOST_STEPS, type StepSource, type StepsRecorded } from '@quanzi/contract'
import { sql } from 'kysely'
import { CallError, paramError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { REASONS } from '../../call/reasons'
import type { Db } from '../../db/schema'
import { ownPhoto } from '../../delivery/storage/ownPhoto'
import { sessionKeyOf } from '../../identity/sessionKey'
import { isDayOf, joinedChallenges, lastDays, runningChallenge } from './challenges'
import { countPerson } from './countPerson'
import { type RunData, readRunData } from './runData'
import { takePart, takePersonsTurn } from './takePart'

interface DaySteps {
  readonly date: string
  readonly steps: number
}

/** Days with their steps; of two values the larger one stays, whoever sent it. Answers the days that have changed. */
async function keepDays(
  db: Db,
  { iid, userId, source, at }: { iid: number; userId: number; source: StepSource; at: number },
  days: readonly DaySteps[],
): Promise<DaySteps[]> {
  if (days.length === 0) return []
  return await db
    .insertInto('step_day')
    .values(days.map(({ date, steps }) => ({ iid, user_id: userId, date, steps, source, at })))
    .onConflict((conflict) =>
      conflict
        .columns(['iid', 'user_id', 'date'])
        .doUpdateSet({
          steps: sql<number>`excluded.steps`,
          source: sql<StepSource>`excluded.source`,
          at: sql<number>`excluded.at`,
        })
        .where(sql<boolean>`excluded.steps > step_day.steps`),
    )
    .returning(['date', 'steps'])
    .execute()
}

/**
 * Writes days and counts them for all challenges in which the person takes part, `newIn` one only since now. What was
 * claimed in time counts for its challenge even when that is over by now.
 */
export async function addDays(
  db: Db,
  who: { readonly iid: number; readonly userId: number; readonly source: StepSource; readonly at: number },
  days: readonly DaySteps[],
  { claimedIn = '', newIn = '' }: { readonly claimedIn?: string; readonly newIn?: string } = {},
): Promise<DaySteps[]> {
  const { iid, userId, at } = who
  const challenges = await joinedChallenges(db, { iid, userId, at }, claimedIn)
  const inside = days.filter(({ date }) => challenges.some((challenge) => isDayOf(challenge, date)))
  const changed = await keepDays(db, who, inside)
  for (const challenge of challenges) {
    const isNew = challenge.id === newIn
    if (changed.length > 0 || isNew) await countPerson(db, challenge, userId, { days: changed, isNew }, at)
  }
  return inside
}

/** Records the days of an encrypted packet. */
export async function recordPacket(
  ctx: Context,
  { refId, encryptedData, iv }: { refId: string; encryptedData: string; iv: string },
): Promise<StepsRecorded> {
  const { db, iid, me } = ctx
  const at = ctx.clock()
  const challenge = await runningChallenge(db, iid, refId, at)
  const packet = await openPacket(ctx, encryptedData, iv)
  if (packet.appId !== ctx.providers.wechat.appId) throw paramError('encryptedData', REASONS.otherApp)
  const { from, to } = lastDays(at)
  const days = largest(packet.days.filter(({ date, steps }) => date >= from && date <= to && steps >= 0))
  await takePersonsTurn(db, iid, me.user_id)
  const isNew = await takePart(db, challenge, me.user_id, at)
  const counted = days.filter(({ steps }) => steps <= MOST_STEPS)
  const inside = await addDays(db, { iid, userId: me.user_id, source: 'wechat', at }, counted, {
    newIn: isNew ? refId : '',
  })
  await db
    .insertInto('step_sync')
    .values({ iid, user_id: me.user_id, synced_at: at })
    .onConflict((conflict) => conflict.columns(['iid', 'user_id']).doUpdateSet({ synced_at: at }))
    .execute()
  const saved = await savedDays(db, iid, me.user_id, inside)
  return { saved, leftOut: days.filter(({ steps }) => steps > MOST_STEPS), state: 'counted' }
}

async function openPacket(ctx: Context, encryptedData: string, iv: string): Promise<RunData> {
  const key = await sessionKeyOf(ctx)
  const packet = key === null ? null : readRunData(key, encryptedData, iv)
  if (packet === null) throw new CallError('STALE')
  return packet
}

/** One value a day: a packet may name a day twice. */
function largest(days: readonly DaySteps[]): DaySteps[] {
  const byDate = new Map<string, number>()
  for (const { date, steps } of days) byDate.set(date, Math.max(steps, byDate.get(date) ?? 0))
  return [...byDate].map(([date, steps]) => ({ date, steps })).sort((a, b) => (a.date < b.date ? -1 : 1))
}

async function savedDays(db: Db, iid: number, userId: number, days: readonly DaySteps[]): Promise<DaySteps[]> {
  if (days.length === 0) return []
  return await db
    .selectFrom('step_day')
    .select(['date', 'steps'])
    .where('iid', '=', iid)
    .where('user_id', '=', userId)
    .where(
      'date',
      'in',
      days.map(({ date }) => date),
    )
    .orderBy('date')
    .execute()
}

/** Steps with a screenshot, which wait for the staff. They never hide steps that the messaging app has told. */
export async function claimSteps(
  ctx: Context,
  { refId, steps, date, photo }: { refId: string; steps: number; date: string; photo: string | undefined },
): Promise<StepsRecorded> {
  const { db, iid, me } = ctx
  const at = ctx.clock()
  const challenge = await runningChallenge(db, iid, refId, at)
  if (steps < 1 || steps > MOST_STEPS) throw paramError('steps', REASONS.tooManySteps)
  const { from, to } = lastDays(at)
  if (date < from || date > to || !isDayOf(challenge, date)) throw paramError('date', REASONS.stepDay)
  const key = await ownPhoto(db, me, photo)
  if (key === '') throw paramError('photo')
  await takePersonsTurn(db, iid, me.user_id)
  if (await takePart(db, challenge, me.user_id, at))
    await countPerson(db, challenge, me.user_id, { days: [], isNew: true }, at)
  const added = await db
    .insertInto('step_claim')
    .values({ iid, challenge_id: refId, user_id: me.user_id, date, steps, photo: key, at })
    // Written out: a statement that is planned without its values finds no index for a parameter.
    .onConflict((conflict) =>
      conflict.columns(['iid', 'user_id', 'date']).where('state', '=', sql.lit('pending')).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  if (!added) throw new CallError('DUP', { detail: REASONS.claimOpen })
  return { saved: [], leftOut: [], state: 'pending' }
}
