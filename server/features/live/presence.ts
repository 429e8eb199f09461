import type { Db } from '../../db/schema'
import { SEEN_MS } from './liveState'

/** Rows of whoever left long ago are deleted when somebody looks in. */
const FORGET_MS = 10 * SEEN_MS

interface Viewer {
  readonly iid: number
  readonly room_id: string
  /** A member, or a visitor's keyed hash of the address: opening a room twice counts once. */
  readonly session: string
  /** Null for a visitor. */
  readonly rid: number | null
}

/** Stores that the viewer is in the room, or has left. */
export async function setPresence(db: Db, viewer: Viewer, on: boolean, at: number): Promise<void> {
  const { iid, room_id, session } = viewer
  if (!on) {
    await db
      .deleteFrom('live_presence')
      .where('iid', '=', iid)
      .where('room_id', '=', room_id)
      .where('session', '=', session)
      .execute()
    return
  }
  await db
    .insertInto('live_presence')
    .values({ ...viewer, seen_at: at })
    .onConflict((conflict) => conflict.columns(['iid', 'room_id', 'session']).doUpdateSet({ seen_at: at }))
    .execute()
  await db
    .deleteFrom('live_presence')
    .where('iid', '=', iid)
    .where('room_id', '=', room_id)
    .where('seen_at', '<', at - FORGET_MS)
    .execute()
}

/** The members who are in the room now. */
export async function watchers(db: Db, iid: number, roomId: string, at: number): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('live_presence')
    .select('rid')
    .where('iid', '=', iid)
    .where('room_id', '=', roomId)
    .where('seen_at', '>', at - SEEN_MS)
    .where('rid', 'is not', null)
    .execute()
  return rows.flatMap(({ rid }) => (rid === null ? [] : [rid]))
}
