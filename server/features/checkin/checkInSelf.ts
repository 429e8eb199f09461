import type { CheckinDone } from '@quanzi/contract'
import { CallError, paramError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import type { Db } from '../../db/schema'
import { takeTurns } from '../../db/takeTurns'
import type { OwnCheckins } from '../../items/OwnCheckins'
import { countArrival } from './bookCheckin'
import type { CheckinWish } from './CheckinWish'
import { checkCode, checkDistance } from './checkProof'
import { placeHours } from './placeHours'
import { type PlaceRow, placeOf } from './places'
import { refusalOf } from './refusal'

/** Checks the calling member in where no tickets are needed, in the caller's transaction. */
export async function checkInSelf(ctx: Context, wish: CheckinWish, rules: OwnCheckins): Promise<CheckinDone> {
  const { db, me } = ctx
  if (wish.method === 'staff') throw paramError('method')
  const place = await placeOf(db, wish.ref, wish.placeId)
  const refuse = refusalOf(ctx, wish, place)
  if (wish.method === 'code') await checkCode(ctx, wish, place, () => refuse.code())
  // The second of two taps finds the check-in of the first.
  await takeTurns(db, ctx.iid, `checkin ${place.id} ${me.user_id}`)
  const first = await standingOf(db, place, me.user_id)
  if (first) return asDone(ctx, place, first, false)
  const visit = { ref: wish.ref, userId: me.user_id, placeId: place.id, at: wish.at }
  const item = await rules.item(db, wish.ref)
  await rules.admit?.(db, visit)
  if (!place.open) throw refuse.closed()
  for (const hours of [item, placeHours(place, wish.at)])
    if (wish.at < (hours.from ?? wish.at) || wish.at > (hours.to ?? wish.at))
      throw refuse.hours('hours', { from: hours.from ?? 0, to: hours.to ?? 0 })
  if (wish.method === 'gps') checkDistance(wish, place, (metres) => refuse.far(metres))
  const done = await bookSelf(ctx, wish, place)
  await rules.changed(db, visit)
  return done
}

interface Standing {
  readonly id: number
  readonly at: number
  readonly ord: number | null
}

/** The member's check-in at a place that stands; undefined before it. */
export const standingOf = (db: Db, place: PlaceRow, userId: number): Promise<Standing | undefined> =>
  db
    .selectFrom('checkin')
    .select(['id', 'at', 'ord'])
    .where('iid', '=', place.iid)
    .where('place_id', '=', place.id)
    .where('user_id', '=', userId)
    .where('result', '=', 'ok')
    .where('undone_at', 'is', null)
    .where('entry_id', 'is', null)
    .executeTakeFirst()

const asDone = ({ me }: Context, place: PlaceRow, { id, at, ord }: Standing, first: boolean): CheckinDone => ({
  ...{ id: String(id), first, at: Number(at), order: ord ?? 0, entryId: null, person: me.nick_name },
  ...{ placeId: place.id, place: place.name, operator: '' },
})

/** The unique key decides between two at once. */
export async function bookSelf(ctx: Context, wish: CheckinWish, place: PlaceRow): Promise<CheckinDone> {
  const { db, me } = ctx
  const { ref, method, lat, lng, accuracy, photo = '', at } = wish
  const booked = await db
    .insertInto('checkin')
    .values({
      ...{ iid: ctx.iid, scope: ref.scope, ref_id: ref.refId, place_id: place.id, entry_id: null },
      ...{ user_id: me.user_id, result: 'ok', method, photo, at, operator_id: null, ord: null },
      ...{ lat: lat ?? null, lng: lng ?? null, accuracy: accuracy ?? null, undone_at: null, undone_by: null },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!booked) throw new CallError('STALE')
  const ord = await countArrival(db, place, booked.id)
  return asDone(ctx, place, { id: booked.id, at, ord }, true)
}
