import {
  cancelBefore,
  nextClockMove,
  ORDER_STATUS,
  type Reservation,
  type StayDates,
  shortStay,
  stayHours,
  stayNights,
  stayProperty,
} from '@quanzi/contract'
import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { REASONS } from '../../call/reasons'
import type { Db } from '../../db/schema'
import { withTransaction } from '../../db/withTransaction'
import type { Chain, Order } from '../../trade/OrderTypeRules'
import { openOrder } from '../../trade/openOrder'
import { timedChain } from '../../trade/timedOrder'
import { cappedShare } from './cappedShare'
import { moveNights, nightsOf } from './nights'
import { datesOf, ladderOf } from './orderType'
import { asReservations, canChange } from './reservations'
import { quoteOf, targetOf } from './stayTarget'

interface ChangeWish extends StayDates {
  readonly orderId: string
  readonly guests?: readonly string[] | undefined
}

/**
 * `/v2/reserve/change`: other dates of the same room for the same price, while the stay can be cancelled. New nights are
 * taken and old ones given back in one transaction; those of both stays do not move.
 */
export async function changeReservation(ctx: Context, wish: ChangeWish): Promise<Reservation> {
  const { iid, me } = ctx
  const at = ctx.clock()
  return await withTransaction(ctx.db, async (db) => {
    await freeLapsed(db, iid, wish, at)
    const open = await openOrder(db, { iid, id: wish.orderId }, at)
    const row = await reservationOf(db, iid, wish.orderId)
    if (!open || !row) throw new CallError('NOTFOUND')
    const { order, chains } = open
    if (order.user_id !== me.user_id) throw new CallError('DENIED')
    const ladder = await ladderOf(db, order)
    const before = cancelBefore(ladder, row.starts_at)
    const isPaid = row.state === 'live' && order.status === ORDER_STATUS.paid
    if (!isPaid) throw new CallError('ORDERSTATE')
    if (!canChange('paid', order, row, before, at)) throw new CallError('CLOSED', { detail: REASONS.cancelOver })
    const target = await targetOf(db, iid, order.keys)
    const from = { in: row.date_in, out: row.date_out }
    const to = datesOf(stayProperty(wish), target, at)
    const guests = wish.guests ?? row.guests
    if (guests.length < row.rooms) throw new CallError('PARAM', { detail: REASONS.guestNames })
    if (guests.length > target.guests * row.rooms) throw new CallError('PARAM', { detail: REASONS.tooManyGuests })
    if (stayProperty(from) !== stayProperty(to)) {
      await moveNights(db, { iid, roomId: row.room_id, rooms: row.rooms }, from, to)
      await requireSamePrice(db, order, { roomId: row.room_id, extra: target.extra }, to, at)
      await rewriteOrder(db, order, chains, to, target.name)
    }
    const { startsAt, endsAt } = stayHours(to)
    const changed = await db
      .updateTable('reservation')
      .set({ date_in: to.in, date_out: to.out, starts_at: startsAt, ends_at: endsAt, moved_at: at })
      .set({ guests, guest_num: Math.max(guests.length, row.guest_num) })
      .$if(stayProperty(from) !== stayProperty(to), (q) => q.set({ share_cap: cappedShare(ladder, row, at) }))
      .where('iid', '=', iid)
      .where('id', '=', row.id)
      .where('state', '=', 'live')
      .returningAll()
      .executeTakeFirst()
    const [shown] = changed ? await asReservations(db, iid, [changed], at) : []
    if (!shown) throw new CallError('ORDERSTATE')
    return shown
  })
}

/** Closes the expired orders that still hold wanted nights, even before the job has. Their locks come before the own. */
async function freeLapsed(db: Db, iid: number, { orderId, ...to }: ChangeWish, at: number): Promise<void> {
  const lapsed = await db
    .selectFrom('reservation as r')
    .innerJoin('reservation as own', (on) => on.onRef('own.iid', '=', 'r.iid').onRef('own.room_id', '=', 'r.room_id'))
    .select('r.order_id')
    .where('r.iid', '=', iid)
    .where('own.order_id', '=', orderId)
    .where('r.held_until', '<=', at)
    .where('r.date_in', '<', to.out)
    .where('r.date_out', '>', to.in)
    .orderBy('r.order_id')
    .execute()
  for (const { order_id: id } of lapsed) await openOrder(db, { iid, id }, at)
}

const reservationOf = (db: Db, iid: number, orderId: string) =>
  db
    .selectFrom('reservation')
    .selectAll()
    .where('iid', '=', iid)
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()

/** PRICE unless the nights cost what was agreed; `data` has both sums. The nights are already locked. */
async function requireSamePrice(
  db: Db,
  order: Order,
  { roomId, extra }: { readonly roomId: string; readonly extra: number },
  to: StayDates,
  at: number,
): Promise<void> {
  const nights = await nightsOf(db, { iid: order.iid, roomIds: [roomId], from: to.in, to: to.out }, at)
  const { price } = quoteOf(nights, stayNights(to), extra)
  const agreed = order.lines[0]?.price ?? 0
  if (price === null) throw new CallError('CLOSED')
  if (price !== agreed)
    throw new CallError('PRICE', { data: { payable: price * order.num, agreed: agreed * order.num } })
}

/** The order says the new dates, and is over with them. */
async function rewriteOrder(
  db: Db,
  order: Order,
  chains: readonly Chain[],
  to: StayDates,
  name: string,
): Promise<void> {
  const { startsAt: starts_at, endsAt: ends_at } = stayHours(to)
  const spec = `${name} · ${shortStay(to)}`
  await db
    .updateTable('orders')
    .set({ property: stayProperty(to), starts_at, ends_at })
    .set({ lines: JSON.stringify(order.lines.map((line) => ({ ...line, spec }))) })
    .where('iid', '=', order.iid)
    .where('id', '=', order.id)
    .execute()
  for (const chain of chains)
    await db
      .updateTable('order_chain')
      .set({ due_at: nextClockMove(timedChain({ ...order, ends_at }, chain))?.at ?? null })
      .where('iid', '=', order.iid)
      .where('id', '=', chain.id)
      .execute()
}
