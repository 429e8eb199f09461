import { COUPON_CLAIM, type CouponClaim, type Language, ORDER_STATUS, ORDER_TYPE } from '@quanzi/contract'
import { type Selectable, sql } from 'kysely'
import { CallError } from '../../call/CallError'
import type { Member } from '../../call/Session'
import type { Db } from '../../db/schema'
import type { CouponTable } from '../../db/schema/commerce'
import type { OrderTable } from '../../db/schema/orders'
import { withTransaction } from '../../db/withTransaction'

type ClaimResult = keyof typeof COUPON_CLAIM

/** A member's claims of one coupon without a reqId within this time are taps of one finger. */
const ONE_TAP_MS = 1000

interface Wish {
  readonly now: number
  /** Tells a repeat from another claim; the documented calls lack it. */
  readonly reqId: string | undefined
}

/**
 * Claims one coupon. One that only a benefit gives is not there for anybody else. A coupon may be for several claims:
 * without a reqId only the time tells a second tap from a second claim.
 */
export const claim = (db: Db, me: Member, couponId: string, { now, reqId }: Wish): Promise<ClaimResult> =>
  issue(db, me, { couponId, now, kinds: ['claim', 'gift'], ...(reqId === undefined ? { oneTap: ONE_TAP_MS } : {}) })

/** The coupon of a VIP benefit or of an invitation, whose uses the caller counts. */
export const claimByBenefit = (db: Db, me: Member, couponId: string, now: number): Promise<ClaimResult> =>
  issue(db, me, { couponId, now, kinds: ['vip'] })

interface Issue {
  readonly couponId: string
  readonly now: number
  readonly kinds: readonly Selectable<CouponTable>['kind'][]
  /** How long, in ms, another claim is a repeat of the last one; without it each claim counts. */
  readonly oneTap?: number
}

/** A conditional update moves the quota, and the person's number is unique. */
async function issue(outer: Db, me: Member, { couponId, now, kinds, oneTap = 0 }: Issue): Promise<ClaimResult> {
  const { iid, user_id } = me
  return await withTransaction(outer, async (db) => {
    const coupon = await db
      .selectFrom('coupon')
      .selectAll()
      .where('id', '=', couponId)
      .where('iid', '=', iid)
      .forUpdate()
      .executeTakeFirst()
    if (!coupon || !kinds.includes(coupon.kind)) throw new CallError('NOTFOUND')
    if (coupon.start_at > now || coupon.end_at <= now) return 'outside'
    const mine = await db
      .selectFrom('user_coupon')
      .select(({ fn }) => [fn.countAll<number>().as('n'), fn.max('at').as('last')])
      .where('iid', '=', iid)
      .where('coupon_id', '=', couponId)
      .where('user_id', '=', user_id)
      .executeTakeFirstOrThrow()
    if (Number(mine.n) >= coupon.per_user) return 'limit'
    if (mine.last !== null && now - Number(mine.last) < oneTap) return 'claimed'
    const source = coupon.kind === 'gift' ? await unusedPaidOrder(db, me, couponId) : null
    if (coupon.kind === 'gift' && source === null) return 'limit'
    const taken = await db
      .updateTable('coupon')
      .set({ issued: sql`issued + 1` })
      .where('iid', '=', iid)
      .where('id', '=', couponId)
      .where(sql<boolean>`(total is null or issued < total)`)
      .returning('id')
      .executeTakeFirst()
    if (!taken) return 'soldOut'
    await db
      .insertInto('user_coupon')
      .values({
        coupon_id: couponId,
        iid,
        user_id,
        seq: Number(mine.n) + 1,
        order_id: null,
        source_order_id: source,
        end_time: coupon.end_at,
        at: now,
      })
      .execute()
    return 'claimed'
  })
}

/**
 * An order whose payment gives coupons: paid, not free, and neither refunded nor about to be. A tip is a present to an
 * author and buys nothing; one of 1 yuan would give a coupon of 15.
 */
export const givesCoupons = ({
  order_type,
  status,
  payable,
}: Pick<Selectable<OrderTable>, 'order_type' | 'status' | 'payable'>): boolean =>
  order_type !== ORDER_TYPE.tip && status >= ORDER_STATUS.paid && status <= ORDER_STATUS.completed && payable > 0

/** A gift needs an order that `givesCoupons`: the oldest one that has not been used for this coupon. */
async function unusedPaidOrder(db: Db, { iid, user_id }: Member, couponId: string): Promise<string | null> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('iid', '=', iid)
    .where('user_id', '=', user_id)
    .where('status', '>=', ORDER_STATUS.paid)
    .where('status', '<=', ORDER_STATUS.completed)
    .where('payable', '>', 0)
    .where('order_type', '<>', ORDER_TYPE.tip)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('user_coupon')
            .select('user_coupon.id')
            .where('user_coupon.iid', '=', iid)
            .where('coupon_id', '=', couponId)
            .whereRef('source_order_id', '=', 'orders.id'),
        ),
      ),
    )
    .orderBy('paid_at')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

export const claimAnswer = (language: Language, result: ClaimResult, names = ''): CouponClaim => ({
  t: COUPON_CLAIM[result].t,
  msg: COUPON_CLAIM[result][language] + names,
})

/** Nothing for a coupon that is not there. */
function unlessUnknown(error: unknown): null {
  if (error instanceof CallError && error.error === 'NOTFOUND') return null
  throw error
}

/**
 * Claims several coupons: succeeds when at least one was claimed, and lists the others. NOTFOUND when none of them is
 * there.
 */
export async function claimMany(
  db: Db,
  me: Member,
  ids: readonly string[],
  { language, ...wish }: Wish & { readonly language: Language },
): Promise<CouponClaim> {
  const results: { id: string; result: ClaimResult }[] = []
  // In one order for everybody: with a reqId all of them are locked until the end.
  for (const id of [...new Set(ids)].sort()) {
    const result = await claim(db, me, id, wish).catch(unlessUnknown)
    if (result) results.push({ id, result })
  }
  results.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
  if (results.length === 0) throw new CallError('NOTFOUND')
  const failed = results.filter(({ result }) => result !== 'claimed')
  const [first] = failed
  const couponIds = results.flatMap(({ id, result }) => (result === 'claimed' || result === 'limit' ? [id] : []))
  if (failed.length === results.length && first) return { ...claimAnswer(language, first.result), couponIds }
  if (!first) return { ...claimAnswer(language, 'claimed'), couponIds }
  const rows = await db
    .selectFrom('coupon')
    .select(['id', 'name'])
    .where('iid', '=', me.iid)
    .where(
      'id',
      'in',
      failed.map(({ id }) => id),
    )
    .execute()
  const [between, after] = language === 'zh' ? ['；', ''] : ['; ', ': ']
  const rest = failed.map(
    ({ id, result }) => `${rows.find((row) => row.id === id)?.name ?? ''}${after}${COUPON_CLAIM[result][language]}`,
  )
  return { ...claimAnswer(language, 'claimed', between + rest.join(between)), couponIds }
}
