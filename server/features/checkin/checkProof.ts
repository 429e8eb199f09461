import { isNear } from '@quanzi/contract'
import { metresBetween } from '../../base/metresBetween'
import { CallError, paramError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { REASONS } from '../../call/reasons'
import { claimAttempt } from '../../identity/claimAttempt'
import type { CheckinWish } from './CheckinWish'
import { isPlaceCode } from './placeCode'
import type { PlaceRow } from './places'

/** Refuses a wrong code of a place; tries are limited. */
export async function checkCode(
  ctx: Context,
  { code = '', at }: CheckinWish,
  place: PlaceRow,
  wrong: () => CallError,
): Promise<void> {
  await claimAttempt(ctx, 'checkinCode', async () => {
    if (!isPlaceCode(ctx.secrets, place, code, at)) throw wrong()
  })
}

/** Refuses a position that is not at the place. */
export function checkDistance(
  { lat, lng, accuracy }: CheckinWish,
  place: PlaceRow,
  far: (metres: number) => CallError,
): void {
  if (lat === undefined) throw paramError('lat')
  if (lng === undefined) throw paramError('lng')
  if (place.lat === null || place.lng === null) throw new CallError('PARAM', { detail: REASONS.noPosition })
  const metres = metresBetween({ lat, lng }, { lat: place.lat, lng: place.lng })
  if (!isNear(metres, place.radius, accuracy)) throw far(metres)
}
