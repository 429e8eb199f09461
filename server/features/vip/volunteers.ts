import { isMobile, isSeen, shanghaiMonth, VIP_RECORD_STATUS, type VipTake } from '@quanzi/contract'
import { sql } from 'kysely'
import { randomCode } from '../../base/randomCode'
import { CallError, paramError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { REASONS } from '../../call/reasons'
import type { Member } from '../../call/Session'
import { within } from '../../call/within'
import type { Db } from '../../db/schema'
import { takeTurns } from '../../db/takeTurns'
import { withTransaction } from '../../db/withTransaction'
import { claimAttempt } from '../../identity/claimAttempt'
import { memberByMobile } from '../../identity/members'
import { takeSmsCodeWithin } from '../../identity/smsCodes'

/** The period of an offer's code, YYYYMM. */
export const periodAt = (at: number): string => shanghaiMonth(at).replace('-', '')

/** The target that is the card itself. */
const CARD = '0'
const CODE_LENGTH = 10

/** True when a name stands on the volunteers' roll with this number. */
export async function isVolunteer(
  db: Db,
  iid: number,
  { phone, name }: { phone: string; name: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('volunteer')
    .select('name')
    .where('iid', '=', iid)
    .where('phone', '=', phone)
    .executeTakeFirst()
  return row?.name === name.trim()
}

/**
 * The volunteer's card (target 0), issued for a name and a number on the roll which is the caller's, else a code for a
 * partner's offer, one a month. A repeat returns the first. NOTFOUND for who is not on the roll, CODE before the number
 * is proven, DENIED without a card.
 */
export async function takeOffer(
  ctx: Context,
  targetId: string,
  infos: Readonly<Record<string, unknown>> | undefined,
): Promise<VipTake> {
  const known = await ownCard(ctx.db, ctx.me)
  if (targetId !== CARD) {
    if (!known) throw new CallError('DENIED')
    return await offerCode(ctx, known, targetId)
  }
  if (known) return shown(known.no)
  if (infos === undefined) throw new CallError('NOTFOUND')
  const { name, phone, verifyCode } = infos
  if (typeof name !== 'string' || !isSeen(name)) throw paramError('name')
  if (typeof phone !== 'string' || !isMobile(phone)) throw new CallError('PARAM', { detail: REASONS.mobile })
  const code = typeof verifyCode === 'string' && verifyCode !== '' ? verifyCode : undefined
  // A name and a number could be guessed.
  return await claimAttempt(ctx, 'volunteer', () => issueCard(ctx, { name, phone, verifyCode: code }))
}

const shown = (no: string): VipTake => ({ id: no, code: no, status: VIP_RECORD_STATUS.open })

interface OwnCard {
  readonly no: string
  /** Of the roll. */
  readonly phone: string
}

export const ownCard = (db: Db, { iid, user_id }: Member): Promise<OwnCard | undefined> =>
  db
    .selectFrom('gongyi_card')
    .select(['no', 'phone'])
    .where('iid', '=', iid)
    .where('user_id', '=', user_id)
    .executeTakeFirst()

/** Whose request to join the roll with this number staff have passed. */
async function passedWith(db: Db, iid: number, phone: string): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('feedback')
    .select('user_id')
    .where('iid', '=', iid)
    .where('kind', '=', 'volunteer')
    .where('state', '=', 'passed')
    .where('phone', '=', phone)
    .execute()
  return new Set(rows.flatMap(({ user_id }) => (user_id === null ? [] : [user_id])))
}

/**
 * Who only knows a name and its number gets no card: the number must be that of the caller's account, or get a code.
 * Whoever had a card for it before loses it.
 */
async function proveNumber(ctx: Context, phone: string, verifyCode: string | undefined): Promise<void> {
  const { db, iid, me } = ctx
  if (me.mobile !== phone) {
    if (verifyCode === undefined) throw new CallError('CODE', { detail: REASONS.rollCode })
    await takeSmsCodeWithin(ctx, { mobile: phone, code: verifyCode, use: 'volunteer' })
    if (await memberByMobile(db, iid, phone)) throw new CallError('MOBILE')
  }
  await db
    .deleteFrom('gongyi_card')
    .where('iid', '=', iid)
    .where('phone', '=', phone)
    .where('user_id', '<>', me.user_id)
    .execute()
}

interface Said {
  readonly name: string
  readonly phone: string
  readonly verifyCode: string | undefined
}

/**
 * An entry of the roll has one card, for whom staff have put on the roll, else for whom the number belongs to. A
 * stranger to the roll hears the same as somebody who comes after an applicant whom staff know.
 */
async function issueCard(ctx: Context, { verifyCode, ...said }: Said): Promise<VipTake> {
  const { iid, me } = ctx
  return await withTransaction(ctx.db, async (db) => {
    await takeTurns(db, iid, `volunteer ${me.user_id}`)
    const known = await ownCard(db, me)
    if (known) return shown(known.no)
    const passed = await passedWith(db, iid, said.phone)
    const isPassed = passed.has(me.user_id)
    if (!(await isVolunteer(db, iid, said)) || (passed.size > 0 && !isPassed)) throw new CallError('NOTFOUND')
    if (!isPassed) await proveNumber(within(ctx, db), said.phone, verifyCode)
    const { rows } = await sql<{ n: number }>`select nextval('gongyi_card_no') as n`.execute(db)
    const issued = await db
      .insertInto('gongyi_card')
      .values({ iid, user_id: me.user_id, phone: said.phone, no: String(rows[0]?.n ?? 0), at: ctx.clock() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('no')
      .executeTakeFirst()
    if (!issued) throw new CallError('NOTFOUND')
    return shown(issued.no)
  })
}

/** The take belongs to the entry of the roll: a new account with the same card gets the same code. */
async function offerCode(ctx: Context, { phone }: OwnCard, offerId: string): Promise<VipTake> {
  const { iid } = ctx
  const at = ctx.clock()
  const offer = await ctx.db
    .selectFrom('config_items')
    .select('id')
    .where('iid', '=', iid)
    .where('type', '=', 'gongyi')
    .where('id', '=', offerId)
    .executeTakeFirst()
  if (!offer) throw new CallError('NOTFOUND')
  const period = periodAt(at)
  const own = { iid, phone, offer_id: offer.id, period }
  await ctx.db
    .insertInto('gongyi_take')
    .values({ ...own, code: randomCode(CODE_LENGTH), at })
    .onConflict((conflict) => conflict.columns(['iid', 'phone', 'offer_id', 'period']).doNothing())
    .execute()
  const { id, code } = await ctx.db
    .selectFrom('gongyi_take')
    .select(['id', 'code'])
    .where('iid', '=', iid)
    .where('phone', '=', phone)
    .where('offer_id', '=', offer.id)
    .where('period', '=', period)
    .executeTakeFirstOrThrow()
  return { id: String(id), code, status: VIP_RECORD_STATUS.open, period }
}
