import { type CheckinDone, checkinHours } from '@quanzi/contract'
import { CallError, paramError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { inTenant } from '../../call/within'
import type { Db } from '../../db/schema'
import { ownCheckinsOf } from '../../items/OwnCheckins'
import { entryAmong } from './attendeeDetail'
import { bookCheckin, firstCheckin, logRepeat } from './bookCheckin'
import type { CheckinWish } from './CheckinWish'
import { checkInSelf } from './checkInSelf'
import { type CheckinRef, sessionsOf, soldAs } from './checkinItem'
import { checkCode, checkDistance } from './checkProof'
import { type PlaceRow, placeOf, placeRows } from './places'
import { type Refusing, refusalOf } from './refusal'
import { keepDefaultPlace } from './savePlace'
import { tellDone } from './tellDone'
import { type EntryRow, entriesOfMember, entryById, entryByTicket, faultOf, lockHolder } from './ticketHolder'

/**
 * Checks somebody in, in the caller's transaction. Refusals are written although the transaction is rolled back
 * (`afterwards`). Staff must have been checked before.
 */
export async function checkIn(ctx: Context, wish: CheckinWish): Promise<CheckinDone> {
  const { db } = ctx
  const own = ownCheckinsOf(wish.ref.scope)
  if (own) return await checkInSelf(ctx, wish, own)
  const seller = await sellerOf(db, wish)
  if (seller) return await checkInThere(ctx, wish, seller)
  const place = await placeOf(db, wish.ref, wish.placeId)
  const refuse = refusalOf(ctx, wish, place)
  const found = await personOf(ctx, wish, refuse)
  const holder = await lockHolder(db, found, ctx.clock())
  const { entry } = holder
  const fault = faultOf(entry, holder.chain?.status ?? holder.open?.order.status ?? null)
  if (fault) throw refuse.ticket(fault, entry)
  if (wish.method === 'code') await checkCode(ctx, wish, place, () => refuse.code(entry))
  await keepDefaultPlace(db, place)
  try {
    if (!place.open) throw refuse.closed(entry)
    await checkHours(db, wish, place, entry, refuse)
    if (wish.method === 'gps') checkDistance(wish, place, (metres) => refuse.far(metres, entry))
  } catch (refusal) {
    // Whoever is here already is answered so, wherever and whenever they are scanned again.
    const first = refusal instanceof CallError ? await firstCheckin(db, place, entry) : null
    if (first) return await logRepeat(ctx, wish, first)
    throw refusal
  }
  return await bookCheckin(ctx, wish, { place, ...holder })
}

/** The item of another tenant through which somebody came to a supplier's trip; null for everybody else. */
async function sellerOf(db: Db, { ref, method, entryId, ticket }: CheckinWish): Promise<CheckinRef | null> {
  if (ref.scope !== 'origin' || method !== 'staff') return null
  const found = await entryAmong(db, await soldAs(db, ref), { entryId, ticket })
  return found && found.ref.iid !== ref.iid ? found.ref : null
}

/** Books whom a reseller sent to the supplier's trip with the reseller, whose ticket it is, at its first open place. */
async function checkInThere(ctx: Context, wish: CheckinWish, ref: CheckinRef): Promise<CheckinDone> {
  const places = await placeRows(ctx.db, ref)
  const place = places.find(({ open }) => open) ?? places[0]
  const done = await checkIn(inTenant(ctx, ref.iid), { ...wish, ref, placeId: place?.id })
  ctx.committed((services) => tellDone(services, ref, done))
  return done
}

/** Whom the wish names: for staff anybody of the tenant, for a member an own entry. */
async function personOf(ctx: Context, wish: CheckinWish, refuse: Refusing): Promise<EntryRow> {
  const { db, iid, me } = ctx
  const { ref, entryId, ticket, method } = wish
  if (method === 'staff') {
    const found = ticket
      ? await entryByTicket(db, iid, ticket)
      : entryId
        ? await entryById(db, iid, entryId)
        : undefined
    if (!ticket && !entryId) throw paramError('ticket')
    if (!found) throw refuse.unknown()
    if (found.scope !== ref.scope || found.ref_id !== ref.refId) throw await refuse.other(found)
    return found
  }
  if (entryId) {
    const found = await entryById(db, iid, entryId)
    if (!found || found.scope !== ref.scope || found.ref_id !== ref.refId) throw refuse.unknown()
    if (found.user_id !== me.user_id) throw new CallError('DENIED')
    return found
  }
  const own = await entriesOfMember(db, ref, me.user_id)
  const good = own.filter(({ state }) => state === 'live' || state === 'used')
  // Whoever enters several people names them one after another; without a name it is the first who is not here yet.
  const found = good.find(({ present_at }) => present_at === null) ?? good[0] ?? own[0]
  if (!found) throw refuse.unknown()
  return found
}

async function checkHours(
  db: Db,
  { ref, at }: CheckinWish,
  place: PlaceRow,
  entry: EntryRow,
  refuse: Refusing,
): Promise<void> {
  const sessions = await sessionsOf(db, ref)
  const hoursOf = (session: (typeof sessions)[number] | undefined) =>
    checkinHours(
      { from: place.opens_at, to: place.closes_at },
      session ? { startsAt: session.starts_at, endsAt: session.ends_at } : null,
    )
  const holds = (session: (typeof sessions)[number] | undefined) => {
    const hours = hoursOf(session)
    return !hours || (at >= hours.from && at <= hours.to)
  }
  const own = sessions.find(({ id }) => id === entry.session_id)
  if (holds(own)) return
  const isAnother = sessions.some((session) => session.id !== entry.session_id && holds(session))
  throw refuse.hours(isAnother ? 'session' : 'hours', hoursOf(own), entry)
}
