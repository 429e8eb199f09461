import { randomInt } from 'node:crypto'
import { CODE_LIFETIME_MS, type CODE_PURPOSES, CODE_RESEND_MS, shanghaiDay, startOfDay } from '@quanzi/contract'
import { type ExpressionBuilder, sql } from 'kysely'
import { CallError } from '../call/CallError'
import type { Context } from '../call/Context'
import { sameText } from '../db/Secrets'
import type { Database, Db } from '../db/schema'
import { withTransaction } from '../db/withTransaction'
import { isCounted } from './claimAttempt'

const TRIES = 5
const PER_MOBILE_A_DAY = 10
const PER_IP_A_DAY = 20
const PER_TENANT_A_DAY = 1_000

/** The purpose of a code. Documented callers cannot name one; their codes have `account`. */
export type CodePurpose = (typeof CODE_PURPOSES)[number] | 'account' | 'shop'

/** For each use of a code, the purposes that it accepts. */
const GOOD_FOR = {
  login: ['login', 'account'],
  bind: ['bind', 'account'],
  close: ['close'],
  payout: ['payout'],
  shop: ['shop'],
  card: ['card'],
  volunteer: ['volunteer'],
} as const

/** A code as the user entered it. */
interface Said {
  readonly mobile: string
  readonly code: string
  readonly use: keyof typeof GOOD_FOR
}

/** Sends a six-digit code: one a minute and ten a day per mobile, twenty a day per address, a thousand a day per tenant. */
export async function sendSmsCode(ctx: Context, mobile: string, purpose: CodePurpose): Promise<void> {
  if (ctx.providers.sms.sends === false) throw new CallError('NOTBUILT')
  const at = ctx.clock()
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
  await withTransaction(ctx.db, async (trx) => {
    // Requests for one mobile, or from one address, are counted one after another.
    for (const key of [`sms ${mobile}`, `sms ${ctx.ip}`].sort()) {
      await sql`select pg_advisory_xact_lock(hashtext(${key}))`.execute(trx)
    }
    const day = shanghaiDay(at)
    const today = startOfDay(day)
    const sent = await trx
      .selectFrom('sms_code')
      .select(({ fn }) => [
        fn.count<number>('id').filterWhere('mobile', '=', mobile).as('ofMobile'),
        fn.count<number>('id').filterWhere('ip', '=', ctx.ip).as('ofIp'),
        fn.max('sent_at').filterWhere('mobile', '=', mobile).as('last'),
      ])
      .where('sent_at', '>=', today - CODE_RESEND_MS)
      .where(({ or, eb }) => or([eb('mobile', '=', mobile), eb('ip', '=', ctx.ip)]))
      .executeTakeFirstOrThrow()
    const tooSoon = sent.last !== null && at - sent.last < CODE_RESEND_MS
    if (tooSoon || sent.ofMobile >= PER_MOBILE_A_DAY || sent.ofIp >= PER_IP_A_DAY) throw new CallError('LIMIT')
    const ofTenant = { iid: ctx.iid, who: 'tenant', kind: 'sms', day }
    if (!(await isCounted(trx, ofTenant, PER_TENANT_A_DAY))) throw new CallError('LIMIT')
    const row = { iid: ctx.iid, mobile, purpose, ip: ctx.ip, sent_at: at, used_at: null }
    await trx
      .insertInto('sms_code')
      .values({ ...row, code_hash: hashCode(ctx, { mobile, purpose, code }) })
      .execute()
  })
  await ctx.providers.sms.send({ mobile, code, iid: ctx.iid })
}

/**
 * Uses up the latest code that this tenant has sent to a mobile for this use. Throws CODE when it differs, was used,
 * is older than five minutes, or has had five wrong tries. Call it outside the transaction that the code permits: a
 * wrong try must count although the call is refused.
 */
export async function takeSmsCode(ctx: Context, db: Db, said: Said): Promise<void> {
  const at = ctx.clock()
  const latest = await db
    .updateTable('sms_code')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', latestOf(ctx.iid, said))
    .where('used_at', 'is', null)
    .where('sent_at', '>', at - CODE_LIFETIME_MS)
    .where('tries', '<', TRIES)
    .returning(['id', 'purpose', 'code_hash'])
    .executeTakeFirst()
  if (!latest || !sameText(latest.code_hash, hashCode(ctx, { ...said, purpose: latest.purpose }))) {
    throw new CallError('CODE')
  }
  const taken = await db
    .updateTable('sms_code')
    .set({ used_at: at })
    .where('id', '=', latest.id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!taken) throw new CallError('CODE')
}

/** The same inside a reqId call's transaction: a wrong try is counted after the rollback. */
export async function takeSmsCodeWithin(ctx: Context, said: Said): Promise<void> {
  try {
    await takeSmsCode(ctx, ctx.db, said)
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    throw new CallError(error.error, { afterwards: (db) => countTry(db, ctx.iid, said) })
  }
}

const countTry = (db: Db, iid: number, said: Said) =>
  db
    .updateTable('sms_code')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', latestOf(iid, said))
    .execute()

const latestOf =
  (iid: number, { mobile, use }: Said) =>
  (eb: ExpressionBuilder<Database, 'sms_code'>) =>
    eb
      .selectFrom('sms_code')
      .select('id')
      .where('iid', '=', iid)
      .where('mobile', '=', mobile)
      .where('purpose', 'in', GOOD_FOR[use])
      .orderBy('id', 'desc')
      .limit(1)

const hashCode = (ctx: Context, { mobile, purpose, code }: { mobile: string; purpose: string; code: string }) =>
  ctx.secrets.sign('sms code', `${ctx.iid}:${purpose}:${mobile}:${code}`)
