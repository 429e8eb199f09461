import {
  COUPON_STATUS,
  type Coupon,
  type CouponCounts,
  type CouponOffer,
  type CouponStatus,
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
import { minusPrice } from '../../trade/minusPrice'

type CouponRow = Selectable<CouponTable>

export function asCoupon(
  row: CouponRow,
  more: { id?: string; status?: 0 | 1 | 2; endTime?: number; owned: number; orderId?: string | null },
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
    target: { orderTypes: row.scope.orderTypes ?? [], ids: row.scope.targets ?? [] },
    left: row.total === null ? null : row.total - row.issued,
    ...(row.total === null ? {} : { total: row.total }),
    owned: more.owned,
    perUser: row.per_user,
    ...(more.orderId ? { orderId: more.orderId } : {}),
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
    select: sql`u.id as own_id, u.end_time, u.order_id, c.*`,
    joins: sql`join user_coupon u on u.iid = ${iid} and u.id = w.id join coupon c on c.iid = u.iid and c.id = u.coupon_id`,
  }
  const found = await readPage<CouponRow & { own_id: string; end_time: number; order_id: string | null }>(
    reader,
    listing,
    {
      question: ['own coupons', iid, me.user_id, status, size],
      page,
      size,
    },
  )
  const owned = await ownedOf(
    reader.db,
    me,
    found.rows.map((row) => row.id),
  )
  const list = found.rows.map((row) =>
    asCoupon(row, {
      ...{ id: row.own_id, status, endTime: row.end_time, owned: owned.get(row.id) ?? 0 },
      orderId: status === COUPON_STATUS.used ? row.order_id : null,
    }),
  )
  return { list, total: found.total, hasMore: found.hasMore }
}

/** Rows are counted up to this number, so that the answer takes the same time however many there are. */
const MOST_COUNTED = 100

/** The member's coupons by status, and those that anybody may claim. */
export async function countCoupons(db: Db, { iid, user_id }: Member, at: number): Promise<CouponCounts> {
  const own = (condition: Sql): Sql =>
    sql`(select count(*) from (select 1 from user_coupon u
      where u.iid = ${iid} and u.user_id = ${user_id} and ${condition} limit ${sql.lit(MOST_COUNTED)}) k)`
  const { usable, used, expired } = COUPON_STATUS
  const { rows } = await sql<CouponCounts & { readonly past: number }>`
    select ${own(sql`u.status = ${sql.lit(usable)} and u.end_time > ${at}`)} as usable,
      ${own(sql`u.status = ${sql.lit(used)}`)} as used,
      ${own(sql`u.status = ${sql.lit(usable)} and u.end_time <= ${at}`)} as past,
      ${own(sql`u.status = ${sql.lit(expired)}`)} as expired,
      (select count(*) from (select 1 from coupon c where c.iid = ${iid} and c.kind = 'claim' and c.end_at > ${at}
        and c.start_at <= ${at} limit ${sql.lit(MOST_COUNTED)}) k) as claimable`.execute(db)
  const [row] = rows
  const n = (count: number | undefined) => Math.min(MOST_COUNTED, Number(count ?? 0))
  return {
    usable: n(row?.usable),
    used: n(row?.used),
    expired: n(Number(row?.past ?? 0) + Number(row?.expired ?? 0)),
    claimable: n(row?.claimable),
  }
}

/** The coupon of a link, for visitors too; NOTFOUND for one that only a payment or a benefit gives. */
export async function linkedCoupon(db: Db, { iid, member }: Asker, couponId: string): Promise<CouponOffer> {
  const row = await db
    .selectFrom('coupon')
    .selectAll()
    .where('iid', '=', iid)
    .where('id', '=', couponId)
    .where('kind', '=', 'claim')
    .executeTakeFirst()
  if (!row) throw new CallError('NOTFOUND')
  const owned = (await ownedOf(db, member, [row.id])).get(row.id) ?? 0
  return { ...asCoupon(row, { owned }), claimed: owned >= row.per_user }
}
