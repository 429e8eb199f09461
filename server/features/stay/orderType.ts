import {
  build,
  firstStayDay,
  isMobile,
  MOST_NIGHTS,
  MOST_ROOMS,
  nightCount,
  ORDER_EXPIRES_MS,
  ORDER_TYPE,
  parseStay,
  type StayDates,
  shortStay,
  stayHours,
  stayNights,
} from '@quanzi/contract'
import type { Selectable } from 'kysely'
import { CallError, paramError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { REASONS } from '../../call/reasons'
import type { Db } from '../../db/schema'
import type { StayTables } from '../../db/schema/stays'
import { freshCode } from '../../trade/freshCode'
import type { Order, OrderTypeRules, OrderWish } from '../../trade/OrderTypeRules'
import { cappedShare } from './cappedShare'
import { giveNights, takeNights } from './nights'
import { staySource } from './staySource'
import { findTarget, quoteStay, type StayTarget, startsOn, targetOf } from './stayTarget'

const refused = (detail: (typeof REASONS)[keyof typeof REASONS]) => new CallError('PARAM', { detail })

/**
 * Type 3: nights of a room of a campsite or homestay, or a package of nights. Each night is taken by a conditional
 * update, so that none is sold twice.
 */
export const stayOrders: OrderTypeRules = {
  orderType: ORDER_TYPE.stay,
  stands: async (db, order) => (await findTarget(db, order.iid, order.keys)) !== undefined,
  source: (ctx, id) => staySource(ctx, id),
  async quote(ctx, wish) {
    const { target, dates } = await choiceOf(ctx, wish)
    const { itemId: targetId, name, img, place: title, rates } = target
    const { price, full } = await quoteStay(ctx.db, target, dates, wish.num, ctx.clock())
    if (price === null) throw new CallError('CLOSED')
    if (full.length > 0) throw new CallError('FULL', { detail: REASONS.stayFull, data: { dates: full } })
    return {
      ...{ title, img, ...stayHours(dates) },
      lines: [
        { targetId, title, img, rates, price, num: wish.num, insurance: 0, spec: `${name} · ${shortStay(dates)}` },
      ],
    }
  },
  async reserve(db, ctx, wish, orderId) {
    const { target, dates } = await choiceOf(ctx, wish)
    const guests = guestsOf(wish)
    const { iid, roomId, packageId, itemId } = target
    await takeNights(db, { iid, roomId, rooms: wish.num }, stayNights(dates))
    const { startsAt, endsAt } = stayHours(dates)
    const now = ctx.clock()
    await db
      .insertInto('reservation')
      .values({
        ...{ iid, user_id: ctx.me.user_id, order_id: orderId, item_id: itemId, room_id: roomId, package_id: packageId },
        ...{ date_in: dates.in, date_out: dates.out, starts_at: startsAt, ends_at: endsAt },
        ...{ rooms: wish.num, guests, guest_num: wish.info.guestNum ?? guests.length, code: null },
        ...{ state: 'pending', held_until: now + ORDER_EXPIRES_MS, moved_at: now },
      })
      .execute()
  },
  release: (db, order, at) => cancel(db, order, 'pending', at),
  async confirm(db, order, chains, at) {
    const [chain] = chains
    const code = await freshCode(db, order.iid)
    const live = await ownOf(db, order)
      .set({ state: 'live', held_until: null, code, moved_at: at })
      .where('state', '=', 'pending')
      .returning('guests')
      .executeTakeFirst()
    if (!live || !chain) return
    await db
      .insertInto('order_code')
      .values({ iid: order.iid, code, chain_id: chain.id, title: live.guests[0] ?? '', used_at: null, staff_id: null })
      .execute()
  },
  depositPaid: async (db, order) => void (await ownOf(db, order).set({ held_until: null }).execute()),
  async revoke(db, order, chain, at) {
    await cancel(db, order, 'live', at)
    await db
      .updateTable('order_code')
      .set({ void: true })
      .where('iid', '=', chain.iid)
      .where('chain_id', '=', chain.id)
      .where('used_at', 'is', null)
      .execute()
  },
  async refundShare(db, order, at) {
    const cap = await capOf(db, order)
    return cappedShare(await ladderOf(db, order), { starts_at: order.starts_at ?? 0, share_cap: cap }, at)
  },
  target: ({ iid, lines }) => build('campsite.detail', { iid, campsiteId: lines[0]?.key ?? '' }),
}

const ownOf = (db: Db, { iid, id }: Pick<Order, 'iid' | 'id'>) =>
  db.updateTable('reservation').where('iid', '=', iid).where('order_id', '=', id)

type Reserved = Selectable<StayTables['reservation']>

/** Ends a reservation in this state, once, and gives its nights back. */
async function cancel(db: Db, order: Order, state: Reserved['state'], at: number): Promise<void> {
  const gone = await ownOf(db, order)
    .set({ state: 'cancelled', held_until: null, moved_at: at })
    .where('state', '=', state)
    .returningAll()
    .executeTakeFirst()
  if (!gone) return
  const { iid, room_id: roomId, rooms, date_in, date_out } = gone
  await giveNights(db, { iid, roomId, rooms }, stayNights({ in: date_in, out: date_out }))
}

const capOf = async (db: Db, { iid, id }: Pick<Order, 'iid' | 'id'>): Promise<number | null> =>
  (
    await db
      .selectFrom('reservation')
      .select('share_cap')
      .where('iid', '=', iid)
      .where('order_id', '=', id)
      .executeTakeFirst()
  )?.share_cap ?? null

/** The ladder of what was booked, also when it is not on sale any more: the room's, or else the campsite's. */
export async function ladderOf(db: Db, { iid, id }: Pick<Order, 'iid' | 'id'>) {
  const row = await db
    .selectFrom('reservation as v')
    .innerJoin('stay_room as r', (on) => on.onRef('r.iid', '=', 'v.iid').onRef('r.id', '=', 'v.room_id'))
    .innerJoin('stay_item as i', (on) => on.onRef('i.iid', '=', 'v.iid').onRef('i.id', '=', 'v.item_id'))
    .select(['r.cancel_rule as own', 'i.cancel_rule as common'])
    .where('v.iid', '=', iid)
    .where('v.order_id', '=', id)
    .executeTakeFirst()
  return row?.own ?? row?.common ?? []
}

/** The room or package and the dates of a wish, when both can be had at this time. */
async function choiceOf({ db, iid, clock }: Context, wish: Pick<OrderWish, 'keys' | 'property' | 'num' | 'info'>) {
  const target = await targetOf(db, iid, wish.keys)
  const dates = datesOf(wish.property, target, clock())
  if (wish.num < 1 || wish.num > MOST_ROOMS) throw paramError('num')
  checkGuestNum(target, wish)
  return { target, dates }
}

/** The dates in an order's `property`; a package has its own number of nights. */
export function datesOf(property: string, target: StayTarget, now: number): StayDates {
  const dates = parseStay(property)
  const nights = dates ? nightCount(dates) : 0
  if (!dates || nights > MOST_NIGHTS || (target.nights !== null && nights !== target.nights))
    throw refused(REASONS.stayDates)
  if (dates.in < firstStayDay(now) || !startsOn(target, dates.in)) throw new CallError('CLOSED')
  return dates
}

function checkGuestNum({ guests }: StayTarget, { num, info }: Pick<OrderWish, 'num' | 'info'>): void {
  const { guestNum = num } = info
  if (!Number.isSafeInteger(guestNum) || guestNum < 1) throw paramError('info.guestNum')
  const named = Array.isArray(info.guests) ? info.guests.length : 0
  if (Math.max(guestNum, named) > guests * num) throw refused(REASONS.tooManyGuests)
}

/** Names of guests: one for each room at least, none more than there are people. The buyer can be called. */
function guestsOf({ num, info, phone, name }: OrderWish): string[] {
  if (!isMobile(phone)) throw refused(REASONS.mobile)
  const given: readonly unknown[] = Array.isArray(info.guests) ? info.guests : name ? [name] : []
  const names = given.map((guest) => (typeof guest === 'string' ? guest.trim() : ''))
  const isName = (guest: string) => guest.length >= 2 && guest.length <= 20
  if (names.length < num || !names.every(isName)) throw refused(REASONS.guestNames)
  if (names.length > (info.guestNum ?? names.length)) throw refused(REASONS.tooManyGuests)
  return names
}
