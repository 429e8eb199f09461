import type { Attendance } from '@quanzi/contract'
import { sql } from 'kysely'
import { staffWith } from '../../call/staffWith'
import type { Sql } from '../../db/lists/Walk'
import type { Db } from '../../db/schema'
import type { CheckinRef } from './checkinItem'

/** How far people are counted. */
const MOST = 10_000

export interface AttendanceWish {
  readonly sessionId?: string | undefined
  readonly placeId?: string | undefined
}

/** A supplier's places are its own: whom others sold a place is asked for without one. */
export const askedOf = <Wish extends AttendanceWish>(wish: Wish, own: CheckinRef, ref: CheckinRef): Wish =>
  ref.iid === own.iid ? wish : { ...wish, placeId: undefined }

/** The same over all items through which people came. */
export async function attendanceOfAll(
  db: Db,
  own: CheckinRef,
  refs: readonly CheckinRef[],
  wish: AttendanceWish,
): Promise<Attendance> {
  const sums = { in: 0, out: 0 }
  for (const ref of refs) {
    const one = await attendanceOf(db, ref, askedOf(wish, own, ref))
    sums.in += one.in
    sums.out += one.out
  }
  return sums
}

/** How many people with a good ticket are here (at one place, if one is named), and how many are not. */
export async function attendanceOf(
  db: Db,
  { iid, scope, refId }: CheckinRef,
  { sessionId, placeId }: AttendanceWish = {},
): Promise<Attendance> {
  const ofRef = sql`e.iid = ${iid} and e.scope = ${scope} and e.ref_id = ${refId} and not e.trial
    and e.state in ('live', 'used')${sessionId === undefined ? sql`` : sql` and e.session_id = ${sessionId}`}`
  const ofPlace = sql`select 1 from checkin c where c.iid = ${iid} and c.place_id = ${placeId ?? ''}
    and c.scope = ${scope} and c.ref_id = ${refId}
    and c.result = 'ok' and c.undone_at is null${sessionId === undefined ? sql`` : sql` and c.session_id = ${sessionId}`}`
  const present =
    placeId === undefined ? sql`select 1 from entry e where ${ofRef} and e.present_at is not null` : ofPlace
  const { rows } = await sql<{ valid: number; here: number }>`
    select (${counted(sql`select 1 from entry e where ${ofRef}`)}) as valid, (${counted(present)}) as here`.execute(db)
  const [valid, here] = [Number(rows[0]?.valid ?? 0), Number(rows[0]?.here ?? 0)]
  return { in: here, out: Math.max(0, valid - here) }
}

const counted = (rows: Sql): Sql => sql`select count(*)::int from (${rows} limit ${sql.lit(MOST)}) n`

/** The rids of the tenant's staff with the right `scan`. */
export async function scanners(db: Db, iid: number): Promise<number[]> {
  const rows = await staffWith(db, iid, 'scan').execute()
  return rows.map(({ rid }) => rid)
}
