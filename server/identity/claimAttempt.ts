import { shanghaiDay } from '@quanzi/contract'
import { sql } from 'kysely'
import { CallError } from '../call/CallError'
import type { Context } from '../call/Context'
import type { Db } from '../db/schema'

/** Kinds of secrets that can be guessed. */
type Guessed = 'goodsCode'

const PER_PERSON = 20
const PER_ADDRESS = 100

/**
 * Makes an attempt with a secret that could be guessed, for example a code. A person may fail twenty times a day,
 * an address a hundred times; then LIMIT. The attempt is counted before it is made, so that simultaneous attempts
 * cannot exceed the limit; a successful one is subtracted again. Call it outside a transaction: a failed attempt
 * must count although the call is refused.
 */
export async function claimAttempt<T>(ctx: Context, kind: Guessed, attempt: () => Promise<T>): Promise<T> {
  const { db, iid, me, ip } = ctx
  const day = shanghaiDay(ctx.clock())
  const own = { iid, who: `user ${me.user_id}`, kind, day }
  const address = { iid, who: `ip ${ip}`, kind, day }
  await count(db, own, PER_PERSON)
  await count(db, address, PER_ADDRESS)
  const done = await attempt()
  for (const one of [own, address]) await giveBack(db, one)
  return done
}

interface Attempt {
  readonly iid: number
  readonly who: string
  readonly kind: Guessed
  readonly day: string
}

/** One row per person or address; its count restarts at one on a new day. */
async function count(db: Db, { iid, who, kind, day }: Attempt, most: number): Promise<void> {
  const counted = await db
    .insertInto('attempt')
    .values({ iid, who, kind, day, n: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['iid', 'who', 'kind'])
        .doUpdateSet({ day, n: sql`case when attempt.day = ${day} then attempt.n + 1 else 1 end` })
        .where(({ or, eb }) => or([eb('attempt.day', '<>', day), eb('attempt.n', '<', most)])),
    )
    .returning('n')
    .executeTakeFirst()
  if (!counted) throw new CallError('LIMIT')
}

const giveBack = (db: Db, { iid, who, kind, day }: Attempt) =>
  db
    .updateTable('attempt')
    .set(({ eb }) => ({ n: eb('n', '-', 1) }))
    .where('iid', '=', iid)
    .where('who', '=', who)
    .where('kind', '=', kind)
    .where('day', '=', day)
    .where('n', '>', 0)
    .execute()
