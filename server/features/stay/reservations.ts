import {
  allowedMoves,
  cancelBefore,
  ORDER_STATUS,
  ORDER_TYPE,
  type RefundStep,
  type Reservation,
  type ReservationPage,
  type ReservationState,
  stayKeys,
} from '@quanzi/contract'
import { type Selectable, sql } from 'kysely'
import type { Member } from '../../call/Session'
import { type ListReader, readPage } from '../../db/lists/readPage'
import type { Sql, Walk } from '../../db/lists/Walk'
import type { Db } from '../../db/schema'
import type { StayTables } from '../../db/schema/stays'
import type { Chain, Order } from '../../trade/OrderTypeRules'
import { refundAmount } from '../../trade/refundChain'
import { seenOrder } from '../../trade/seenOrder'
import { timedChain } from '../../trade/timedOrder'
import { cappedShare } from './cappedShare'

type Row = Selectable<StayTables['reservation']>

const CARRY = sql`r.id`
const FROM = sql`reservation r`

/** The walks of a member's reservations; what an expired order held is cancelled, even before the job has said so. */
function walksOf(iid: number, userId: number, state: 'upcoming' | 'past' | 'cancelled', at: number): Walk[] {
  const mine = [sql`r.iid = ${iid}`, sql`r.user_id = ${userId}`]
  const walk = (where: readonly Sql[], key: Sql, way: Walk['way']): Walk => ({
    ...{ from: FROM, where: [...mine, ...where], keys: [key, sql`r.id`], way, carry: CARRY },
  })
  const held = { filter: [sql`coalesce(r.held_until > ${at}, true)`], alone: true }
  if (state === 'upcoming')
    return [{ ...walk([sql`r.state <> 'cancelled'`, sql`r.ends_at > ${at}`], sql`r.ends_at`, 'asc'), ...held }]
  if (state === 'past')
    return [{ ...walk([sql`r.state <> 'cancelled'`, sql`r.ends_at <= ${at}`], sql`r.ends_at`, 'desc'), ...held }]
  return [
    walk([sql`r.held_until is not null`, sql`r.held_until <= ${at}`], sql`r.held_until`, 'desc'),
    walk([sql`r.state = 'cancelled'`], sql`r.moved_at`, 'desc'),
  ]
}

/** A page of the member's own reservations, and how many there are of each kind. */
export async function ownReservations(
  reader: ListReader,
  me: Member,
  wish: { readonly state: 'upcoming' | 'past' | 'cancelled'; readonly pageNo: number; readonly pageSize: number },
  at: number,
): Promise<ReservationPage> {
  const { iid, user_id: userId } = me
  const listing = {
    walks: walksOf(iid, userId, wish.state, at),
    select: sql`r.*`,
    joins: sql`join reservation r on r.iid = ${iid} and r.id = w.id`,
  }
  const { rows, total, hasMore } = await readPage<Row>(reader, listing, {
    question: ['reservations', iid, userId, wish.state, wish.pageSize],
    page: wish.pageNo,
    size: wish.pageSize,
  })
  return {
    list: await asReservations(reader.db, iid, rows, at),
    total,
    hasMore,
    counts: await countsOf(reader.db, me, at),
  }
}

/** As many as are counted: more are shown as that many. */
const MOST_COUNTED = 100

async function countsOf(db: Db, { iid, user_id }: Member, at: number): Promise<ReservationPage['counts']> {
  const counted = (where: Sql) => sql<number>`(select count(*) from (select 1 from reservation r
    where r.iid = ${iid} and r.user_id = ${user_id} and ${where} limit ${MOST_COUNTED}) c)`
  const held = sql`coalesce(r.held_until > ${at}, true)`
  const { rows } = await sql<Record<'upcoming' | 'past' | 'cancelled', number>>`select
    ${counted(sql`r.state <> 'cancelled' and r.ends_at > ${at} and ${held}`)} as upcoming,
    ${counted(sql`r.state <> 'cancelled' and r.ends_at <= ${at} and ${held}`)} as past,
    ${counted(sql`r.state = 'cancelled'`)} + ${counted(sql`r.held_until is not null and r.held_until <= ${at}`)}
      as cancelled`.execute(db)
  const [row] = rows
  return { upcoming: Number(row?.upcoming), past: Number(row?.past), cancelled: Number(row?.cancelled) }
}

/** Reservations as their member sees them, with their orders as they are now. */
export async function asReservations(db: Db, iid: number, rows: readonly Row[], at: number): Promise<Reservation[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ order_id }) => order_id)
  const deposits = await db
    .selectFrom('deposit')
    .select(['order_id', 'balance_order_id', 'balance_to', 'state'])
    .where('iid', '=', iid)
    .where('order_id', 'in', ids)
    .execute()
  const balances = deposits.flatMap(({ balance_order_id, state }) =>
    balance_order_id !== null && state === 'paid' ? [balance_order_id] : [],
  )
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where('iid', '=', iid)
    .where('id', 'in', [...ids, ...balances])
    .execute()
  const chains = await db
    .selectFrom('order_chain')
    .selectAll()
    .where('iid', '=', iid)
    .where('order_id', 'in', [...ids, ...balances])
    .execute()
  const places = await placesOf(db, iid, rows)
  return rows.flatMap((row) => {
    const place = places.get(Number(row.id))
    const deposit = deposits.find(({ order_id }) => order_id === row.order_id)
    const paidBy = balances.find((id) => id === deposit?.balance_order_id) ?? row.order_id
    const order = orders.find(({ id }) => id === paidBy)
    if (!place || !order) return []
    const seen = seenOrder(
      order,
      chains.filter(({ order_id }) => order_id === order.id),
      at,
    )
    return [asReservation(row, place, seen, deposit?.balance_to ?? null, at)]
  })
}

type Place = Awaited<ReturnType<typeof readPlaces>>[number]

async function placesOf(db: Db, iid: number, rows: readonly Row[]): Promise<ReadonlyMap<number, Place>> {
  const found = await readPlaces(db, iid, rows)
  return new Map(found.map((place) => [Number(place.id), place]))
}

const readPlaces = (db: Db, iid: number, rows: readonly Row[]) =>
  db
    .selectFrom('reservation as v')
    .innerJoin('stay_item as i', (on) => on.onRef('i.iid', '=', 'v.iid').onRef('i.id', '=', 'v.item_id'))
    .innerJoin('content as c', (on) => on.onRef('c.iid', '=', 'v.iid').onRef('c.id', '=', 'v.item_id'))
    .innerJoin('stay_room as r', (on) => on.onRef('r.iid', '=', 'v.iid').onRef('r.id', '=', 'v.room_id'))
    .leftJoin('stay_package as p', (on) => on.onRef('p.iid', '=', 'v.iid').onRef('p.id', '=', 'v.package_id'))
    .select(['v.id', 'i.kind', 'i.phone', 'i.cancel_rule as common', 'r.cancel_rule as own', 'c.title', 'c.cover'])
    .select(['c.lat', 'c.lng', 'c.extra', 'r.name as room', 'r.imgs', 'p.name as pack', 'p.imgs as pictures'])
    .where('v.iid', '=', iid)
    .where(
      'v.id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()

function asReservation(
  row: Row,
  place: Place,
  { order, chains }: { readonly order: Order; readonly chains: readonly Chain[] },
  balanceTo: number | null,
  at: number,
): Reservation {
  const ladder: readonly RefundStep[] = place.own ?? place.common
  const state = stateOf(row, order)
  const before = cancelBefore(ladder, row.starts_at)
  const { extra } = place
  return {
    orderId: order.id,
    orderType: order.order_type,
    place: place.title,
    title: place.pack ?? place.room,
    img: place.pictures?.[0] ?? place.imgs[0] ?? place.cover,
    kind: place.kind,
    itemId: row.item_id,
    targetId: stayKeys(
      row.package_id === null ? { kind: 'room', id: row.room_id } : { kind: 'package', id: row.package_id },
    ),
    in: row.date_in,
    out: row.date_out,
    rooms: row.rooms,
    guests: row.guests,
    guestNum: row.guest_num,
    state,
    status: order.status,
    code: state === 'paid' || state === 'used' ? (row.code ?? '') : '',
    payable: order.payable,
    cancelBefore: before,
    refund:
      state === 'paid' && order.order_type === ORDER_TYPE.stay
        ? refundNow(order, chains, cappedShare(ladder, row, at))
        : null,
    expireAt: state === 'unpaid' ? order.expire_at : null,
    balanceBefore: state === 'deposit' ? balanceTo : null,
    canChange: canChange(state, order, row, before, at),
    address: [extra.city, extra.place].filter(Boolean).join(' '),
    lat: place.lat,
    lng: place.lng,
    phone: place.phone,
  }
}

/** True while a paid stay can move to other dates: while it can be cancelled, without a ladder until it begins. */
export const canChange = (
  state: ReservationState,
  order: Pick<Order, 'order_type'>,
  { starts_at }: Pick<Row, 'starts_at'>,
  before: number | null,
  at: number,
): boolean =>
  state === 'paid' && order.order_type === ORDER_TYPE.stay && (before === null ? at < starts_at : at <= before)

function stateOf({ state }: Row, { status, order_type, property2 }: Order): ReservationState {
  const { waiting, paid, refundRequested, refunded } = ORDER_STATUS
  if (state === 'cancelled' || status === refunded) return 'cancelled'
  if (status === waiting) return 'unpaid'
  if (status < paid) return 'cancelled'
  if (status >= refundRequested) return 'refunding'
  if (order_type === ORDER_TYPE.deposit && property2 === 'deposit') return 'deposit'
  return status === paid ? 'paid' : 'used'
}

/** What a cancellation returns now: as the refund itself reckons it. */
function refundNow(order: Order, chains: readonly Chain[], share: number | null) {
  const asked = chains.filter((chain) =>
    allowedMoves(timedChain(order, chain), 'buyer').some(({ to }) => to === ORDER_STATUS.refundRequested),
  )
  if (share === null || asked.length === 0) return null
  return { share, amount: asked.reduce((sum, { paid }) => sum + refundAmount({ paid, refund_share: share }), 0) }
}
