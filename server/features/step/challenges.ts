import { STEP_DAYS, shanghaiDay, startOfDay } from '@quanzi/contract'
import { type Selectable, sql } from 'kysely'
import { CallError } from '../../call/CallError'
import { REASONS } from '../../call/reasons'
import type { Db } from '../../db/schema'
import type { StepTables } from '../../db/schema/steps'

export type Challenge = Selectable<StepTables['step_challenge']>

const DAY = 86_400_000

/** A challenge of the tenant; NOTFOUND for any other id. */
export async function challengeOf(db: Db, iid: number, id: string): Promise<Challenge> {
  const row = await db
    .selectFrom('step_challenge')
    .selectAll()
    .where('iid', '=', iid)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new CallError('NOTFOUND')
  return row
}

/** A challenge that runs now; CLOSED before and after. */
export async function runningChallenge(db: Db, iid: number, id: string, at: number): Promise<Challenge> {
  const challenge = await challengeOf(db, iid, id)
  if (at < challenge.starts_at || at >= challenge.ends_at) throw new CallError('CLOSED', { detail: REASONS.stepsOver })
  return challenge
}

/** The challenge for an address that names none: one that runs, then one that the person has joined, then the latest. */
export async function currentChallenge(
  db: Db,
  { iid, userId, at }: { readonly iid: number; readonly userId: number; readonly at: number },
): Promise<string | null> {
  const row = await db
    .selectFrom('step_challenge as c')
    .select('c.id')
    .where('c.iid', '=', iid)
    .orderBy(sql`(c.starts_at <= ${at} and c.ends_at > ${at})`, 'desc')
    .orderBy(
      sql`exists (select 1 from step_member m where m.iid = ${iid} and m.challenge_id = c.id and m.user_id = ${userId})`,
      'desc',
    )
    .orderBy('c.starts_at', 'desc')
    .orderBy('c.id')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

/** The first and the last day of a challenge, in Shanghai. */
export const daysOf = ({ starts_at, ends_at }: Challenge): { readonly from: string; readonly to: string } => ({
  from: shanghaiDay(starts_at),
  to: shanghaiDay(ends_at - 1),
})

export const isDayOf = (challenge: Challenge, date: string): boolean => {
  const { from, to } = daysOf(challenge)
  return date >= from && date <= to
}

/** The days that are read and shown: the last 31, today among them. */
export const lastDays = (at: number): { readonly from: string; readonly to: string } => {
  const to = shanghaiDay(at)
  return { from: shanghaiDay(startOfDay(to) - (STEP_DAYS - 1) * DAY), to }
}

/**
 * The running challenges in which a person takes part, and `also` one that may be over, in the order in which their
 * rows are locked.
 */
export const joinedChallenges = (
  db: Db,
  { iid, userId, at }: { readonly iid: number; readonly userId: number; readonly at: number },
  also = '',
): Promise<Challenge[]> =>
  db
    .selectFrom('step_challenge as c')
    .innerJoin('step_member as m', (on) => on.onRef('m.iid', '=', 'c.iid').onRef('m.challenge_id', '=', 'c.id'))
    .selectAll('c')
    .where('c.iid', '=', iid)
    .where('m.user_id', '=', userId)
    .where((eb) => eb.or([eb('c.id', '=', also), eb.and([eb('c.starts_at', '<=', at), eb('c.ends_at', '>', at)])]))
    .orderBy('c.id')
    .execute()
