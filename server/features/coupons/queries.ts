import {
  COUPON_CLAIM,
  COUPON_STATUS,
  type Coupon,
  type CouponClaim,
  type CouponStatus,
  type Language,
  type Page,
} from '@quanzi/contract'
import { type Selectable, sql } from 'kysely'
import { type Asker, pagerOf } from '../../call/Asker'
import { CallError } from '../../call/CallError'
import type { Member } from '../../call/Session'
import { type ListReader, readPage } from '../../db/lists/readPage'
import type { Listing, Sql, Walk } from '../../db/lists/Walk'
import type { Db } from '../../db/schema'
import type { CouponTable } from '../../db/schema/commerce'
import { withTransaction } from '../../db/withTransaction'
import { minusPrice } from '../../trade/minusPrice'

type CouponRow = Selectable<CouponTable>

export function asCoupon(
  row: CouponRow,
  more: { id?: string; status?: 0 | 1 | 2; endTime?: number; owned: number },
): Coupon {
  return {
    id: more.id ?? row.id,
    couponId: row.id,
    name: row.name,
    discountType: row.discount_type,
    minusPrice: minusPrice(row),
    fullPrice: row.full_price / 100,
    endTime: more.endTime ?? row.end_at,
    status: more.status ?? 0,
    scope: row.scope_text,
    left: row.total === null ? null : row.total - row.issued,
    owned: more.owned,
  }
}

/** How many of each coupon the viewer has claimed. */
async function ownedOf(db: Db, member: Member | null, ids: readonly string[]): Promise<Map<string, number>> {
  if (!member || ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('user_coupon')
    .select(({ fn }) => ['coupon_id', fn.countAll<number>().as('n')])
    .where('iid', '=', member.iid)
    .where('user_id', '=', member.user_id)
    .where('coupon_id', 'in', [...ids])
    .groupBy('coupon_id')
    .execute()
  return new Map(rows.map((row) => [row.coupon_id, Number(row.n)]))
}

const offered = async (db: Db, member: Member | null, rows: readonly CouponRow[]): Promise<Coupon[]> => {
  const owned = await ownedOf(
    db,
    member,
    rows.map((row) => row.id),
  )
  return rows.map((row) => asCoupon(row, { owned: owned.get(row.id) ?? 0 }))
}

/** Coupons of a page section or a pop-up, in the given order, without expired ones. */
export async function couponsById(db: Db, { iid, member, at }: Asker, ids: readonly string[]): Promise<Coupon[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('coupon')
    .selectAll()
    .where('iid', '=', iid)
    .where('id', 'in', [...ids])
    .where('end_at', '>', at)
    .execute()
  const list = await offered(db, member, rows)
  return ids.flatMap((id) => list.find((coupon) => coupon.couponId === id) ?? [])
}

interface Paging {
  readonly page: number
  readonly size: number
}

/** Goods that a coupon may be for. */
interface GoodsScope {
  readonly orderType: number
  readonly goodsId: string
}

/**
 * Coupons whose scope includes the goods: by their order type, by the goods themselves, or by applying to
 * everything.
 */
const forGoods = ({ orderType, goodsId }: GoodsScope): Sql =>
  sql`(c.scope -> 'orderTypes' is null or c.scope -> 'orderTypes' @> to_jsonb(${orderType}::int))
    and (c.scope -> 'targets' is null or c.scope -> 'targets' @> to_jsonb(${goodsId}::text))`

/** Coupons that anybody may claim now, those for `goods` when given; the one that ends first comes first. */
export async function claimable(
  reader: ListReader,
  asker: Asker,
  { page, size, goods }: Paging & { goods?: GoodsScope | undefined },
): Promise<Page<Coupon>> {
  const { iid, at: now } = asker
  const walk: Walk = {
    from: sql`coupon c`,
    where: [sql`c.iid = ${iid}`, sql`c.kind = 'claim'`, sql`c.end_at > ${now}`],
    keys: [sql`c.end_at`, sql`c.id`],
    way: 'asc',
    carry: sql`c.id`,
    filter: [sql`c.start_at <= ${now}`, ...(goods ? [forGoods(goods)] : [])],
    alone: true,
  }
  const joins = sql`join coupon c on c.iid = ${iid} and c.id = w.id`
  const found = await readPage<CouponRow>(
    reader,
    { walks: [walk], select: sql`c.*`, joins },
    {
      question: ['claimable', iid, pagerOf(asker), size, goods?.goodsId ?? ''],
      page,
      size,
    },
  )
  return { list: await offered(reader.db, asker.member, found.rows), total: found.total, hasMore: found.hasMore }
}

/** A member's coupons with a stored status that end before or after an instant. */
const held = ({ iid, user_id }: Member, status: CouponStatus, way: Walk['way'], ...range: readonly Sql[]): Walk => ({
  from: sql`user_coupon u`,
  where: [sql`u.iid = ${iid} and u.user_id = ${user_id} and u.status = ${sql.lit(status)}`, ...range],
  keys: [sql`u.end_time`, sql`u.id`],
  way,
  carry: sql`u.id`,
})

/** Usable coupons by their end, or used and expired ones, latest first. */
function walksOf(me: Member, status: CouponStatus, now: number): Walk[] {
  const { usable, used, expired } = COUPON_STATUS
  if (status === usable) return [held(me, usable, 'asc', sql`u.end_time > ${now}`)]
  if (status === used) return [held(me, used, 'desc')]
  return [held(me, usable, 'desc', sql`u.end_time <= ${now}`), held(me, expired, 'desc')]
}

/** The member's coupons of a status; those past their end count as expired. */
export async function ownCoupons(
  reader: ListReader,
  me: Member,
  { status, page, size, at }: Paging & { status: CouponStatus; at: number },
): Promise<Page<Coupon>> {
  const { iid } = me
  const listing: Listing = {
    walks: walksOf(me, status, at),
    select: sql`u.id as own_id, u.end_time, c.*`,
    joins: sql`join user_coupon u on u.iid = ${iid} and u.id = w.id join coupon c on c.iid = u.iid and c.id = u.coupon_id`,
  }
  const found = await readPage<CouponRow & { own_id: string; end_time: number }>(reader, listing, {
    question: ['own coupons', iid, me.user_id, status, size],
    page,
    size,
  })
  const owned = await ownedOf(
    reader.db,
    me,
    found.rows.map((row) => row.id),
  )
  const list = found.rows.map((row) =>
    asCoupon(row, { id: row.own_id, status, endTime: row.end_time, owned: owned.get(row.id) ?? 0 }),
  )
  return { list, total: found.total, hasMore: found.hasMore }
}

type ClaimResult = keyof typeof COUPON_CLAIM

/** Claims one coupon. One that only a benefit gives is not there for anybody else. */
export const claim = (db: Db, me: Member, couponId: string, now: number): Promise<ClaimResult> =>
  issue(db, me, { couponId, now, kinds: ['claim', 'gift'] })

/** The coupon of a VIP benefit or of an invitation, whose uses the caller counts. */
export const claimByBenefit = (db: Db, me: Member, couponId: string, now: number): Promise<ClaimResult> =>
  issue(db, me, { couponId, now, kinds: ['vip'] })

interface Issue {
  readonly couponId: string
  readonly now: number
  readonly kinds: readonly CouponRow['kind'][]
}

/** A conditional update moves the quota, and the person's number is unique. */
async function issue(outer: Db, me: Member, { couponId, now, kinds }: Issue): Promise<ClaimResult> {
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
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('iid', '=', iid)
      .where('coupon_id', '=', couponId)
      .where('user_id', '=', user_id)
      .executeTakeFirstOrThrow()
    if (Number(mine.n) >= coupon.per_user) return 'limit'
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

/** A gift needs a paid order: the oldest one that has not been used for this coupon. */
async function unusedPaidOrder(db: Db, { iid, user_id }: Member, couponId: string): Promise<string | null> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('iid', '=', iid)
    .where('user_id', '=', user_id)
    .where('status', '>=', 11)
    .where('status', '<>', 18)
    .where('payable', '>', 0)
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

/** Claims several coupons: succeeds when at least one was claimed, and lists the others. */
export async function claimMany(
  db: Db,
  me: Member,
  ids: readonly string[],
  { now, language }: { now: number; language: Language },
): Promise<CouponClaim> {
  const results: { id: string; result: ClaimResult }[] = []
  for (const id of new Set(ids)) results.push({ id, result: await claim(db, me, id, now) })
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
  const rest = failed.map(
    ({ id, result }) => `${rows.find((row) => row.id === id)?.name ?? ''}${COUPON_CLAIM[result][language]}`,
  )
  return { ...claimAnswer(language, 'claimed', `；${rest.join('；')}`), couponIds }
}
