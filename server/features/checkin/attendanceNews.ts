import { type AttendanceChange, ON_ATTENDANCE, type OnAttendance } from '@quanzi/contract'
import type { Services } from '../../call/Context'
import type { Pushes } from '../../call/Pushes'
import { attendanceOfAll, scanners } from './attendance'
import { type CheckinRef, shownAt, soldAs } from './checkinItem'

const EVERY = 1000
const MOST_ROWS = 20

interface Waiting {
  /** By entry and place. */
  readonly rows: Map<string, AttendanceChange>
  timer: NodeJS.Timeout | null
  /** When staff were told last. */
  toldAt: number
}

const waitingOf = new WeakMap<Pushes, Map<string, Waiting>>()

type NewsServices = Pick<Services, 'db' | 'log' | 'pushes'>

/**
 * Tells the staff of a tenant who has come, over their open chat lines: at most once a second for an item, with the
 * latest changes and both counts. Call it after the commit.
 */
export function tellAttendance(services: NewsServices, ref: CheckinRef, change: AttendanceChange): void {
  if (!services.pushes.connected) return
  const all = waitingOf.get(services.pushes) ?? new Map<string, Waiting>()
  waitingOf.set(services.pushes, all)
  const key = `${ref.iid} ${ref.scope} ${ref.refId}`
  const waiting = all.get(key) ?? { rows: new Map(), timer: null, toldAt: 0 }
  all.set(key, waiting)
  const named = `${change.entryId} ${change.placeId}`
  waiting.rows.delete(named)
  waiting.rows.set(named, change)
  if (waiting.timer) return
  const wait = Math.max(0, waiting.toldAt + EVERY - Date.now())
  waiting.timer = setTimeout(() => {
    const rows = [...waiting.rows.values()].slice(-MOST_ROWS)
    waiting.rows.clear()
    waiting.timer = null
    waiting.toldAt = Date.now()
    tellStaff(services, ref, rows).catch((error: unknown) => services.log.error({ err: error }, 'attendance not told'))
  }, wait)
  waiting.timer.unref()
}

async function tellStaff(
  { db, pushes }: NewsServices,
  ref: CheckinRef,
  rows: readonly AttendanceChange[],
): Promise<void> {
  for (const one of await shownAt(db, ref)) {
    const news: OnAttendance = { ...one, ...(await attendanceOfAll(db, one, await soldAs(db, one), {})), rows }
    for (const rid of await scanners(db, one.iid)) pushes.push(rid, ON_ATTENDANCE, news)
  }
}
