import { type LiveInvite, type LiveState, MODULE_TYPE, type Person } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Asker } from '../../call/Asker'
import type { Db } from '../../db/schema'
import type { Target } from '../paid/public'

/** Whoever was in the room within this time watches it. */
export const SEEN_MS = 60_000
const MOST_INVITERS = 20

/** 0 announced, 1 on, 2 over. */
export function stateOf({ start_at, end_at }: Pick<Target, 'start_at' | 'end_at'>, at: number): LiveState['state'] {
  if (end_at !== null && end_at <= at) return 2
  return start_at !== null && start_at > at ? 0 : 1
}

/** What a room shows to everybody. */
export async function sharedState(
  db: Db,
  room: Target,
  at: number,
): Promise<Omit<LiveState, 'mine' | 'isHost' | 'inviter'>> {
  const { iid, id } = room
  const [seen, counts, invites] = await Promise.all([
    db
      .selectFrom('live_presence')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('iid', '=', iid)
      .where('room_id', '=', id)
      .where('seen_at', '>', at - SEEN_MS)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('content_counts')
      .select(['like', 'join'])
      .where('iid', '=', iid)
      .where('module_type', '=', MODULE_TYPE.live)
      .where('id', '=', id)
      .executeTakeFirst(),
    topInviters(db, room),
  ])
  return {
    state: stateOf(room, at),
    startAt: room.start_at,
    endAt: room.end_at,
    viewers: Number(seen.n),
    likes: counts?.like ?? 0,
    reserved: counts?.join ?? 0,
    replay: room.extra.replay === true,
    invites,
  }
}

/** Who invited most, by the number of reservations; of equal ones the earlier member first. */
const topInviters = async (db: Db, { iid, id }: Target): Promise<readonly LiveInvite[]> =>
  (
    await db
      .selectFrom('reminder')
      .innerJoin('member', (on) =>
        on.onRef('member.iid', '=', 'reminder.iid').onRef('member.user_id', '=', 'reminder.inviter_id'),
      )
      .select(({ fn }) => ['member.rid', 'member.nick_name', 'member.head_img', fn.countAll<number>().as('n')])
      .where('reminder.iid', '=', iid)
      .where('reminder.target_id', '=', id)
      .where('reminder.inviter_id', 'is not', null)
      .groupBy(['member.rid', 'member.nick_name', 'member.head_img'])
      .orderBy(({ fn }) => fn.countAll(), 'desc')
      .orderBy('member.rid')
      .limit(MOST_INVITERS)
      .execute()
  ).map(({ rid, nick_name, head_img, n }) => ({ rid, nick_name, headImg: head_img, count: Number(n) }))

/** The viewer's own place among those who invited. */
async function ownPlace(db: Db, room: Target, { member }: Asker): Promise<LiveState['mine']> {
  if (!member) return null
  const { rows } = await sql<{ count: number; place: number }>`
    select own.count, (select count(*) + 1 from (
      select r.inviter_id from reminder r join member m on m.iid = r.iid and m.user_id = r.inviter_id
      where r.iid = ${room.iid} and r.target_id = ${room.id} and r.inviter_id is not null
      group by r.inviter_id, m.rid
      having count(*) > own.count or (count(*) = own.count and m.rid < ${member.rid})) better) as place
    from (select count(*) as count from reminder where iid = ${room.iid} and target_id = ${room.id}
      and inviter_id = ${member.user_id}) own where own.count > 0`.execute(db)
  const [row] = rows
  return row ? { place: Number(row.place), count: Number(row.count) } : null
}

/** The member whom an address names as inviter, by the public name and face; nobody for the viewer's own link. */
async function inviterOf(db: Db, { iid, member }: Asker, rid: number | undefined): Promise<Person | undefined> {
  if (rid === undefined || rid === member?.rid) return undefined
  return await db
    .selectFrom('member')
    .select(['rid', 'nick_name', 'head_img as headImg'])
    .where('iid', '=', iid)
    .where('rid', '=', rid)
    .executeTakeFirst()
}

/** The room as the viewer sees it. */
export async function liveState(db: Db, asker: Asker, room: Target, inviterRid?: number): Promise<LiveState> {
  const [shared, mine, inviter] = await Promise.all([
    sharedState(db, room, asker.at),
    ownPlace(db, room, asker),
    inviterOf(db, asker, inviterRid),
  ])
  return { ...shared, mine, ...(inviter ? { inviter } : {}), isHost: asker.member?.user_id === room.author_id }
}
