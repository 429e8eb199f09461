import type { CheckinDone } from '@quanzi/contract'
import type { Services } from '../../call/Context'
import { tellAttendance } from './attendanceNews'
import type { CheckinRef } from './checkinItem'

/** Tells staff of somebody's first check-in at a place; a repeat has changed nothing. */
export function tellDone(
  services: Services,
  ref: CheckinRef,
  { first, entryId, person, placeId, at }: CheckinDone,
): void {
  if (!first || entryId === null) return
  tellAttendance(services, ref, { entryId, name: person, placeId, here: true, present: true, at })
}
