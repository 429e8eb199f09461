import { type ErrorName, shanghaiDay } from '@quanzi/contract'
import { sql } from 'kysely'
import { CallError } from '../call/CallError'
import type { Context } from '../call/Context'
import type { Db } from '../db/schema'

/** Kinds of secrets that can be guessed. */
type Guessed =
  | 'goodsCode'
  | 'volunteer'
  | 'interest'
  | 'inviteCode'
  | 'checkinCode'
  | 'promoCode'
  | 'card'
  | 'cardNo'
  | 'gameResult'

const MINUTE = 60_000
const PER_PERSON = 20
const PER_ADDRESS = 100

/** The code of a place changes each minute: ten wrong ones in ten minutes. A whole event may share one address. */
const AT_PLACES = { perPerson: 10, minutes: 10 }

/**
 * Makes an attempt with a secret that could be guessed, for example a code. A person may fail twenty times a day,
 * an address a hundred times (`AT_PLACES` has the exception); then LIMIT. The attempt is counted before it is made, so that simultaneous attempts
 * cannot exceed the limit; a successful one is subtracted again. A failed attempt counts although the call is refused:
 * inside a transaction (a call with a reqId, or the first write of somebody who joins the tenant) the refusal rolls the
 * count back, so it is counted again afterwards. Meanwhile the row's lock lets simultaneous attempts wait.
 */
export async function claimAttempt<T>(ctx: Context, kind: Guessed, attempt: () => Promise<T>): Promise<T> {
  const attempts = attemptsOf(ctx, kind)
  try {
    for (const [one, most] of attempts) await count(ctx.db, one, most)
    const done = await attempt()
    for (const [one] of attempts) await giveBack(ctx.db, one)
    return done
  } catch (error) {
    if (!ctx.db.isTransaction || !(error instanceof CallError)) throw error
    const { detail, values, data } = error
    throw new CallError(error.error, {
      ...{ detail, values, data },
      afterwards: async (db) => {
        await error.afterwards?.(db)
        for (const [one, most] of attempts) await count(db, one, most).catch(ignoreLimit)
      },
    })
  }
}

/** Who has reached the limit stays there. */
function ignoreLimit(error: unknown): void {
  if (!(error instanceof CallError)) throw error
}

/** Counts an attempt whatever its result, at most so many a day for a person; then LIMIT. */
export async function countAttempt(ctx: Context, kind: Guessed, perPerson: number): Promise<void> {
  const [own, address] = attemptsOf(ctx, kind)
  if (own) await count(ctx.db, own[0], perPerson)
  if (address) await count(ctx.db, ...address)
}

/** Counts a look at something by its number, at most so many a minute for a member, or for a visitor's address. */
export async function countLook({ db, iid, member, ip, clock }: Context, kind: Guessed, most: number): Promise<void> {
  const who = member ? `user ${member.user_id}` : `ip ${ip}`
  await count(db, { iid, who, kind, day: String(Math.floor(clock() / MINUTE)) }, most)
}

/**
 * Lets somebody try a secret in a call that only reads, visitors too: LIMIT after too many wrong ones. A wrong one, that
 * is a refusal named by `wrong`, is counted after the call. Simultaneous ones may go a little beyond the limit.
 */
export async function watchAttempt<T>(
  ctx: Context,
  kind: Guessed,
  wrong: ErrorName,
  attempt: () => Promise<T>,
): Promise<T> {
  const attempts = ctx.member ? attemptsOf(ctx, kind) : [addressOf(ctx, kind)]
  for (const [{ iid, who, day }, most] of attempts) {
    const counted = await ctx.db
      .selectFrom('attempt')
      .select('n')
      .where('iid', '=', iid)
      .where('who', '=', who)
      .where('kind', '=', kind)
      .where('day', '=', day)
      .executeTakeFirst()
    if (counted && counted.n >= most) throw new CallError('LIMIT')
  }
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof CallError) || error.error !== wrong) throw error
    const { detail, values, data } = error
    throw new CallError(wrong, {
      ...{ detail, values, data },
      afterwards: async (db) => {
        await error.afterwards?.(db)
        for (const [one, most] of attempts) await count(db, one, most).catch(ignoreLimit)
      },
    })
  }
}

const addressOf = ({ iid, ip, clock }: Context, kind: Guessed): readonly [Attempt, number] => [
  { iid, who: `ip ${ip}`, kind, day: shanghaiDay(clock()) },
  PER_ADDRESS,
]

function attemptsOf(ctx: Context, kind: Guessed): readonly (readonly [Attempt, number])[] {
  const { iid, me, clock } = ctx
  const who = `user ${me.user_id}`
  if (kind === 'checkinCode') {
    const { perPerson, minutes } = AT_PLACES
    return [[{ iid, who, kind, day: String(Math.floor(clock() / (minutes * MINUTE))) }, perPerson]]
  }
  return [[{ iid, who, kind, day: shanghaiDay(clock()) }, PER_PERSON], addressOf(ctx, kind)]
}

/**
 * Counts what anybody may do at will, so many times a day for a person, or for a visitor's address; false for what goes
 * beyond.
 */
export async function countFreely(
  { db, iid, session, ip, clock }: Context,
  kind: string,
  { perPerson, perAddress }: { readonly perPerson: number; readonly perAddress: number },
): Promise<boolean> {
  const who = session ? `user ${session.userId}` : `ip ${ip}`
  return await isCounted(db, { iid, who, kind, day: shanghaiDay(clock()) }, session ? perPerson : perAddress)
}

export interface Attempt {
  readonly iid: number
  readonly who: string
  readonly kind: string
  /** The day, or a shorter time in which attempts are counted. */
  readonly day: string
}

async function count(db: Db, attempt: Attempt, most: number): Promise<void> {
  if (!(await isCounted(db, attempt, most))) throw new CallError('LIMIT')
}

/** One row per person or address; its count restarts on a new day. False at the limit. */
export async function isCounted(db: Db, { iid, who, kind, day }: Attempt, most: number, by = 1): Promise<boolean> {
  const counted = await db
    .insertInto('attempt')
    .values({ iid, who, kind, day, n: by })
    .onConflict((conflict) =>
      conflict
        .columns(['iid', 'who', 'kind'])
        .doUpdateSet({ day, n: sql`case when attempt.day = ${day} then attempt.n + ${by}::int else ${by}::int end` })
        .where(({ or, eb }) => or([eb('attempt.day', '<>', day), eb('attempt.n', '<=', most - by)])),
    )
    .returning('n')
    .executeTakeFirst()
  return counted !== undefined
}

export const giveBack = (db: Db, { iid, who, kind, day }: Attempt, by = 1) =>
  db
    .updateTable('attempt')
    .set(({ eb }) => ({ n: eb('n', '-', by) }))
    .where('iid', '=', iid)
    .where('who', '=', who)
    .where('kind', '=', kind)
    .where('day', '=', day)
    .where('n', '>=', by)
    .execute()
