import type { PaidContent, PaidPlay } from '@quanzi/contract'
import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { signMedia } from '../../delivery/media/paidMedia'

const VIDEO = 3
const VIDEO_ROOM = 204

async function videoOf(
  ctx: Context,
  moduleType: number,
  wish: { id?: string | undefined; roomNo?: string | undefined },
) {
  if (moduleType !== VIDEO && moduleType !== VIDEO_ROOM) throw new CallError('NOTBUILT')
  const wanted = wish.id ?? wish.roomNo
  if (!wanted) throw new CallError('PARAM', { detail: 'id' })
  // A room number is the video's id behind a letter, or the id itself.
  const row = await ctx.db
    .selectFrom('content')
    .selectAll()
    .where('iid', '=', ctx.iid)
    .where('module_type', '=', VIDEO)
    .where('status', '=', 'published')
    .where((eb) => eb.or([eb('id', '=', wanted), eb(eb.ref('extra', '->>').key('roomNo'), '=', wanted)]))
    .executeTakeFirst()
  if (!row) throw new CallError('NOTFOUND')
  return row
}

type Video = Awaited<ReturnType<typeof videoOf>>

async function isOpen(ctx: Context, video: Video): Promise<boolean> {
  if ((video.price_fen ?? 0) === 0) return true
  if (!ctx.member) return false
  const row = await ctx.db
    .selectFrom('entitlement')
    .select('expire_at')
    .where('iid', '=', ctx.iid)
    .where('user_id', '=', ctx.member.user_id)
    .where('order_type', '=', VIDEO_ROOM)
    .where('target_id', 'in', [video.id, video.extra.roomNo ?? video.id])
    .executeTakeFirst()
  return row !== undefined && (row.expire_at === null || row.expire_at > ctx.clock())
}

/** A video with its lock and where the viewer stopped; never its address. */
export async function paidContent(
  ctx: Context,
  wish: { moduleType: number; id?: string | undefined; roomNo?: string | undefined },
): Promise<PaidContent> {
  const video = await videoOf(ctx, wish.moduleType, wish)
  const open = await isOpen(ctx, video)
  const stop = ctx.member
    ? await ctx.db
        .selectFrom('paid_progress')
        .select(['item_id', 'seconds'])
        .where('iid', '=', ctx.iid)
        .where('user_id', '=', ctx.member.user_id)
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

/** The media address for those who may play, signed for two hours. */
export async function playAddress(ctx: Context, wish: { moduleType: number; id: string }): Promise<PaidPlay> {
  const video = await videoOf(ctx, wish.moduleType, wish)
  if (!video.media) throw new CallError('NOTFOUND')
  if (!(await isOpen(ctx, video))) throw new CallError(ctx.member ? 'DENIED' : 'LOGIN')
  return { ...signMedia(ctx.secrets, video.media.src, ctx.clock()), trial: null }
}

export async function saveProgress(
  ctx: Context,
  wish: { moduleType: number; id: string; itemId?: string | undefined; seconds: number },
): Promise<true> {
  const video = await videoOf(ctx, wish.moduleType, wish)
  const row = {
    iid: ctx.iid,
    user_id: ctx.me.user_id,
    module_type: VIDEO,
    target_id: video.id,
    item_id: wish.itemId ?? video.id,
    seconds: wish.seconds,
    at: ctx.clock(),
  }
  await ctx.db
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
