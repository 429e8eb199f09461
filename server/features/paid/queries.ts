import type { PaidContent, PaidPlay } from '@quanzi/contract'
import type { Asker } from '../../call/Asker'
import { CallError } from '../../call/CallError'
import type { Member } from '../../call/Session'
import type { Secrets } from '../../db/Secrets'
import type { Db } from '../../db/schema'
import { signMedia } from '../../delivery/media/paidMedia'

const VIDEO = 3
const VIDEO_ROOM = 204

async function videoOf(
  db: Db,
  iid: number,
  moduleType: number,
  wish: { id?: string | undefined; roomNo?: string | undefined },
) {
  if (moduleType !== VIDEO && moduleType !== VIDEO_ROOM) throw new CallError('NOTBUILT')
  const wanted = wish.id ?? wish.roomNo
  if (!wanted) throw new CallError('PARAM', { detail: 'id' })
  // A room number is the video's id with or without a letter in front.
  const row = await db
    .selectFrom('content')
    .selectAll()
    .where('iid', '=', iid)
    .where('module_type', '=', VIDEO)
    .where('status', '=', 'published')
    .where((eb) => eb.or([eb('id', '=', wanted), eb(eb.ref('extra', '->>').key('roomNo'), '=', wanted)]))
    .executeTakeFirst()
  if (!row) throw new CallError('NOTFOUND')
  return row
}

type Video = Awaited<ReturnType<typeof videoOf>>

async function isOpen(db: Db, { member, at }: Asker, video: Video): Promise<boolean> {
  if ((video.price_fen ?? 0) === 0) return true
  if (!member) return false
  const row = await db
    .selectFrom('entitlement')
    .select('expire_at')
    .where('iid', '=', member.iid)
    .where('user_id', '=', member.user_id)
    .where('order_type', '=', VIDEO_ROOM)
    .where('target_id', 'in', [video.id, video.extra.roomNo ?? video.id])
    .executeTakeFirst()
  return row !== undefined && (row.expire_at === null || row.expire_at > at)
}

/** A video with its lock and the viewer's position, but without its address. */
export async function paidContent(
  db: Db,
  asker: Asker,
  wish: { moduleType: number; id?: string | undefined; roomNo?: string | undefined },
): Promise<PaidContent> {
  const { iid, member } = asker
  const video = await videoOf(db, iid, wish.moduleType, wish)
  const open = await isOpen(db, asker, video)
  const stop = member
    ? await db
        .selectFrom('paid_progress')
        .select(['item_id', 'seconds'])
        .where('iid', '=', iid)
        .where('user_id', '=', member.user_id)
        .where('module_type', '=', VIDEO)
        .where('target_id', '=', video.id)
        .orderBy('at', 'desc')
        .executeTakeFirst()
    : undefined
  return {
    id: video.id,
    title: video.title,
    cover: video.cover,
    html: video.html,
    price: video.price_fen ?? 0,
    vipFree: false,
    owned: open && (video.price_fen ?? 0) > 0,
    startAt: null,
    items: [{ id: video.id, title: video.title, length: video.media?.seconds ?? 0, trial: 0, locked: !open }],
    position: stop ? { itemId: stop.item_id, seconds: stop.seconds } : null,
  }
}

/** The media address for a viewer who may play it, signed for two hours. */
export async function playAddress(
  { db, secrets }: { db: Db; secrets: Secrets },
  asker: Asker,
  wish: { moduleType: number; id: string },
): Promise<PaidPlay> {
  const video = await videoOf(db, asker.iid, wish.moduleType, wish)
  if (!video.media) throw new CallError('NOTFOUND')
  if (!(await isOpen(db, asker, video))) throw new CallError(asker.member ? 'DENIED' : 'LOGIN')
  return { ...signMedia(secrets, video.media.src, asker.at), trial: null }
}

export async function saveProgress(
  db: Db,
  { iid, user_id }: Member,
  wish: { moduleType: number; id: string; itemId?: string | undefined; seconds: number },
  at: number,
): Promise<true> {
  const video = await videoOf(db, iid, wish.moduleType, wish)
  const row = {
    iid,
    user_id,
    module_type: VIDEO,
    target_id: video.id,
    item_id: wish.itemId ?? video.id,
    seconds: wish.seconds,
    at,
  }
  await db
    .insertInto('paid_progress')
    .values(row)
    .onConflict((c) =>
      c
        .columns(['iid', 'user_id', 'module_type', 'target_id', 'item_id'])
        .doUpdateSet({ seconds: row.seconds, at: row.at }),
    )
    .execute()
  return true
}
