import { build, MODULE_TYPE } from '@quanzi/contract'
import type { Asker } from '../../call/Asker'
import { CallError } from '../../call/CallError'
import type { Job } from '../../call/Job'
import { REASONS } from '../../call/reasons'
import type { Member } from '../../call/Session'
import type { Db } from '../../db/schema'
import { acrossTenants } from '../../db/tenantKeys'
import { withTransaction } from '../../db/withTransaction'
import { moveCounts } from '../../items/moveCounts'
import { tellMember } from '../../notices/tellMember'
import { type Target, targetOf } from './targets'

/** Time between the reminder and the beginning of a live room. */
const AHEAD_MS = 10 * 60_000
/** Whoever waits is told so long after the beginning too: a host may begin early. */
const BEHIND_MS = 10 * 60_000

/** True when the viewer gets a reminder before the live room begins. */
export async function isReminded(db: Db, { iid, member }: Asker, target: Target): Promise<boolean> {
  if (!member || target.module_type !== MODULE_TYPE.live) return false
  const row = await db
    .selectFrom('reminder')
    .select('at')
    .where('iid', '=', iid)
    .where('target_id', '=', target.id)
    .where('user_id', '=', member.user_id)
    .executeTakeFirst()
  return row !== undefined
}

/** The rooms among these that the member has reserved. */
export async function reservedRooms(
  db: Db,
  { iid, user_id }: Member,
  rooms: readonly string[],
): Promise<ReadonlySet<string>> {
  if (rooms.length === 0) return new Set()
  const rows = await db
    .selectFrom('reminder')
    .select('target_id')
    .where('iid', '=', iid)
    .where('user_id', '=', user_id)
    .where('target_id', 'in', [...rooms])
    .execute()
  return new Set(rows.map(({ target_id }) => target_id))
}

interface RemindWish {
  readonly id: string
  readonly inviterRid?: number | undefined
  readonly on: boolean
}

/**
 * Stores that the member wants a reminder, or no longer. A repeat changes nothing: the first inviter stays. The room
 * counts who reserved.
 */
export async function remind(outer: Db, me: Member, { id, inviterRid, on }: RemindWish, at: number) {
  return await withTransaction(outer, (db) => setReminder(db, me, { id, inviterRid, on }, at))
}

async function setReminder(db: Db, me: Member, { id, inviterRid, on }: RemindWish, at: number) {
  const { iid, user_id } = me
  const room = await targetOf(db, iid, { moduleType: MODULE_TYPE.live, id })
  if (room.start_at === null || room.start_at <= at) {
    const isOver = room.end_at !== null && room.end_at <= at
    throw new CallError('CLOSED', isOver ? {} : { detail: REASONS.liveBegun })
  }
  const item = { iid, module_type: MODULE_TYPE.live, id: room.id }
  if (!on) {
    const gone = await db
      .deleteFrom('reminder')
      .where('iid', '=', iid)
      .where('target_id', '=', room.id)
      .where('user_id', '=', user_id)
      .returning('at')
      .executeTakeFirst()
    if (gone) await moveCounts(db, item, { join: -1 })
    return { reminded: false, ...(gone ? {} : { again: true }) }
  }
  const row = await db
    .insertInto('reminder')
    .values({ iid, user_id, target_id: room.id, inviter_id: await inviterOf(db, me, inviterRid), at })
    .onConflict((c) => c.columns(['iid', 'target_id', 'user_id']).doNothing())
    .returning('at')
    .executeTakeFirst()
  if (row) await moveCounts(db, item, { join: 1 })
  return { reminded: true, ...(row ? {} : { again: true }) }
}

/** The inviter's user id; null without a valid inviter, and for the member's own rid. */
async function inviterOf(db: Db, { iid, rid }: Member, inviterRid: number | undefined): Promise<number | null> {
  if (inviterRid === undefined || inviterRid === rid) return null
  const row = await db
    .selectFrom('member')
    .select('user_id')
    .where('iid', '=', iid)
    .where('rid', '=', inviterRid)
    .executeTakeFirst()
  return row?.user_id ?? null
}

/** Sends one reminder per member and room, for rooms that begin within ten minutes, or have just begun. */
export const reminderJob: Job = {
  name: 'reminders',
  async run({ db, clock }) {
    const at = clock()
    const rooms = await db
      .selectFrom('content')
      .select(['iid', 'id', 'title', 'start_at'])
      .where('module_type', '=', MODULE_TYPE.live)
      .where('status', '=', 'published')
      .where('start_at', '>', at - BEHIND_MS)
      .where('start_at', '<=', at + AHEAD_MS)
      .where(({ or, eb }) => or([eb('end_at', 'is', null), eb('end_at', '>', at)]))
      .modifyEnd(acrossTenants('a job looks for what begins'))
      .execute()
    for (const room of rooms) await withTransaction(db, (trx) => tellAll(trx, room, at))
  },
}

type Room = Pick<Target, 'iid' | 'id' | 'title' | 'start_at'>

async function tellAll(db: Db, { iid, id, title, start_at }: Room, at: number): Promise<void> {
  // Whoever asked for it a moment ago has less than ten.
  const minutes = Math.ceil(((start_at ?? 0) - at) / 60_000)
  const text =
    minutes > 0
      ? {
          zh: `你预约的直播「${title}」${minutes}分钟后开始，准时来看。`,
          en: `“${title}”, which you asked to be reminded of, begins in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
        }
      : {
          zh: `你预约的直播「${title}」开始了，快来看。`,
          en: `“${title}”, which you asked to be reminded of, has begun.`,
        }
  const told = await db
    .updateTable('reminder')
    .set({ told_at: at })
    .where('iid', '=', iid)
    .where('target_id', '=', id)
    .where('told_at', 'is', null)
    .returning('user_id')
    .execute()
  for (const { user_id } of told)
    await tellMember(
      db,
      { iid, clock: () => at },
      {
        userId: user_id,
        key: `live:${id}`,
        path: build('pay.liveDetail', { iid, id }),
        text,
      },
    )
}
