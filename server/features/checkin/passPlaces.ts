import { isNear } from '@quanzi/contract'
import { metresBetween } from '../../base/metresBetween'
import type { Context } from '../../call/Context'
import { type CheckinRef, ownCheckinsOf } from '../../items/OwnCheckins'
import { bookSelf, standingOf } from './checkInSelf'
import { placeHours } from './placeHours'
import { placeRows } from './places'

interface WayPoint {
  readonly t: number
  readonly lat: number
  readonly lng: number
  /** Metres. */
  readonly acc: number
}

/**
 * Checks the calling member in at the places that a recorded way passes, in the order of the places and at the time of
 * the point, so that places count that were passed without a network. Answers the ids of the new ones.
 */
export async function passPlaces(ctx: Context, ref: CheckinRef, points: readonly WayPoint[]): Promise<string[]> {
  const { db, me } = ctx
  const rules = ownCheckinsOf(ref.scope)
  if (!rules) return []
  const passed: string[] = []
  let from = 0
  for (const place of await placeRows(db, ref)) {
    const { lat, lng, radius } = place
    if (!place.open || lat === null || lng === null) continue
    const before = await standingOf(db, place, me.user_id)
    if (before) {
      from = Math.max(from, Number(before.at))
      continue
    }
    const there = points.find(({ t, acc, ...at }) => {
      const hours = placeHours(place, t)
      const isOpen = t >= Math.max(from, hours.from ?? 0) && t <= (hours.to ?? t)
      return isOpen && isNear(metresBetween(at, { lat, lng }), radius, acc)
    })
    if (!there) break
    from = there.t
    const position = { lat: there.lat, lng: there.lng, accuracy: there.acc }
    const wish = { ref, placeId: place.id, method: 'gps' as const, ...position, at: there.t, reqId: '' }
    await bookSelf(ctx, wish, place)
    await rules.changed(db, { ref, userId: me.user_id, placeId: place.id, at: there.t })
    passed.push(place.id)
  }
  return passed
}
