import { randomInt } from 'node:crypto'
import { shanghaiDay, startOfDay } from '@quanzi/contract'
import { sql } from 'kysely'
import { CallError } from '../call/CallError'
import type { Context } from '../call/Context'
import type { Db } from '../db/schema'
import { sameText } from './Secrets'

const MINUTE = 60_000
const LIFE = 5 * MINUTE
const TRIES = 5
const PER_MOBILE_A_DAY = 10
const PER_IP_A_DAY = 20

/** Sends a code of six digits: one a minute and ten a day per mobile, twenty a day per address. */
export async function sendSmsCode(ctx: Context, mobile: string): Promise<void> {
  const at = ctx.clock()
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
  await ctx.db.transaction().execute(async (trx) => {
    // Two requests for one mobile, or from one address, count one after the other.
    for (const key of [`sms ${mobile}`, `sms ${ctx.ip}`].sort()) {
      await sql`select pg_advisory_xact_lock(hashtext(${key}))`.execute(trx)
    }
    const today = startOfDay(shanghaiDay(at))
    const sent = await trx
      .selectFrom('sms_code')
      .select(({ fn }) => [
        fn.count<number>('id').filterWhere('mobile', '=', mobile).as('ofMobile'),
        fn.count<number>('id').filterWhere('ip', '=', ctx.ip).as('ofIp'),
        fn.max('sent_at').filterWhere('mobile', '=', mobile).as('last'),
      ])
      .where('sent_at', '>=', today - MINUTE)
      .where(({ or, eb }) => or([eb('mobile', '=', mobile), eb('ip', '=', ctx.ip)]))
      .executeTakeFirstOrThrow()
    const tooSoon = sent.last !== null && at - sent.last < MINUTE
    if (tooSoon || sent.ofMobile >= PER_MOBILE_A_DAY || sent.ofIp >= PER_IP_A_DAY) throw new CallError('LIMIT')
    const row = { iid: ctx.iid, mobile, purpose: 'account', ip: ctx.ip, sent_at: at, used_at: null }
    await trx
      .insertInto('sms_code')
      .values({ ...row, code_hash: hashCode(ctx, mobile, code) })
      .execute()
  })
  await ctx.providers.sms.send({ mobile, code, iid: ctx.iid })
}

/**
 * Takes the latest code sent to a mobile; throws CODE when it is another, used, older than five
 * minutes or was guessed at five times. Not inside the transaction of what the code permits: a
 * wrong try has to count even though the call is refused.
 */
export async function takeSmsCode(ctx: Context, db: Db, mobile: string, code: string): Promise<void> {
  const at = ctx.clock()
  const latest = await db
    .updateTable('sms_code')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', (eb) =>
      eb.selectFrom('sms_code').select('id').where('mobile', '=', mobile).orderBy('id', 'desc').limit(1),
    )
    .where('used_at', 'is', null)
    .where('sent_at', '>', at - LIFE)
    .where('tries', '<', TRIES)
    .returning(['id', 'code_hash'])
    .executeTakeFirst()
  if (!latest || !sameText(latest.code_hash, hashCode(ctx, mobile, code))) throw new CallError('CODE')
  const taken = await db
    .updateTable('sms_code')
    .set({ used_at: at })
    .where('id', '=', latest.id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!taken) throw new CallError('CODE')
}

/** The same inside the transaction of a call with a reqId: a wrong try is counted after the refusal has undone it. */
export async function takeSmsCodeWithin(ctx: Context, mobile: string, code: string): Promise<void> {
  try {
    await takeSmsCode(ctx, ctx.db, mobile, code)
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    throw new CallError(error.error, { afterwards: (db) => countTry(db, mobile) })
  }
}

const countTry = (db: Db, mobile: string) =>
  db
    .updateTable('sms_code')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', (eb) =>
      eb.selectFrom('sms_code').select('id').where('mobile', '=', mobile).orderBy('id', 'desc').limit(1),
    )
    .execute()

const hashCode = (ctx: Context, mobile: string, code: string) => ctx.secrets.sign('sms code', `${mobile}:${code}`)
