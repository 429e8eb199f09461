import { shanghaiDay, startOfDay } from '@quanzi/contract'
import type { Selectable } from 'kysely'
import type { CheckinPlaceTable } from '../../db/schema/checkin'

const DAY = 86_400_000
const MINUTE = 60_000

/**
 * When a place is open, in ms: its own period, else its hours of the day; after them those of the next day. Null at an
 * open end.
 */
export function placeHours(
  {
    opens_at,
    closes_at,
    day_from,
    day_to,
  }: Pick<Selectable<CheckinPlaceTable>, 'opens_at' | 'closes_at' | 'day_from' | 'day_to'>,
  at: number,
): { readonly from: number | null; readonly to: number | null } {
  if (opens_at !== null || closes_at !== null || day_from === null || day_to === null)
    return { from: opens_at, to: closes_at }
  const midnight = startOfDay(shanghaiDay(at))
  const day = at > midnight + day_to * MINUTE ? midnight + DAY : midnight
  return { from: day + day_from * MINUTE, to: day + day_to * MINUTE }
}
