import { MODULE_TYPE } from '@quanzi/contract'
import { sql } from 'kysely'
import { askerOf } from '../../call/Asker'
import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { REASONS } from '../../call/reasons'
import { refuseBannedWords } from '../../call/refuseBannedWords'
import type { Member } from '../../call/Session'
import { within } from '../../call/within'
import { rowId } from '../../db/rowId'
import type { Db } from '../../db/schema'
import { OPEN_STATUSES } from '../../db/schema/content'
import { takeTurns } from '../../db/takeTurns'
import { withTransaction } from '../../db/withTransaction'
import { moveCounts } from '../../items/moveCounts'
import { refuseRestricted } from '../../items/restrictions'
import { writeReview } from '../../trade/writeReview'
import { seenAlbum } from '../album/public'
import { requireTalk } from '../live/public'
import { reviewShop } from './reviewShop'

export interface CommentWish {
  readonly type: number
  readonly targetRec?: string | undefined
  readonly targetId: string
  readonly content: string
  readonly scores: readonly [number, number, number]
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Comments of a member, lines in a live room among them: more than anybody says who reads the answers. */
export const MOST_TALK = { inMinute: 20, inHour: 300 } as const

/** Adds a comment, a reply, or a review of an order or a partner shop. */
export async function writeComment(ctx: Context, wish: CommentWish): Promise<{ id: string }> {
  const { me, iid } = ctx
  const { targetRec = '' } = wish
  return await withTransaction(ctx.db, async (db) => {
    await takeTurns(db, iid, `comment ${me.user_id}`)
    const repeated = await db
      .selectFrom('comments')
      .select('id')
      .where('iid', '=', iid)
      .where('user_id', '=', me.user_id)
      .where('type', '=', wish.type)
      .where('target_rec', '=', targetRec)
      .where('content', '=', wish.content)
      .where('s1', '=', wish.scores[0])
      .where(({ or, eb }) => or([eb('target_id', '=', wish.targetId), eb('sku_id', '=', wish.targetId)]))
      .where('created_at', '>', ctx.clock() - MINUTE)
      .executeTakeFirst()
    if (repeated) return { id: String(repeated.id) }
    await refuseRestricted(db, me, ctx.clock())
    if (wish.scores.some((score) => score > 0)) {
      if (wish.type === MODULE_TYPE.shop) return await reviewShop(ctx, db, wish)
      return await writeReview(within(ctx, db), { ...wish, orderId: targetRec })
    }
    await limitTalk(db, me, ctx.clock())
    if (wish.type === MODULE_TYPE.live)
      await requireTalk(db, askerOf(ctx), { roomId: wish.targetId, line: wish.content })
    await refuseBannedWords(db, iid, wish.content)
    if (wish.type === MODULE_TYPE.cloudAlbum) await seenAlbum(db, askerOf(ctx), wish.targetId)
    else await requireItem(db, iid, wish)
    if (targetRec) await requireComment(db, iid, targetRec, wish)
    const row = await db
      .insertInto('comments')
      .values({
        iid,
        type: wish.type,
        target_id: wish.targetId,
        target_rec: targetRec,
        user_id: me.user_id,
        content: wish.content,
        created_at: ctx.clock(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await moveCounts(db, { iid, module_type: wish.type, id: wish.targetId }, { comment: 1 })
    return { id: String(row.id) }
  })
}

/** LIMIT for a flood. The member's comments are written one at a time, so simultaneous ones count each other. */
async function limitTalk(db: Db, { iid, user_id }: Member, at: number): Promise<void> {
  const since = (time: number) => sql<number>`count(*) filter (where created_at > ${at - time})::int`
  const { inMinute, inHour } = await db
    .selectFrom('comments')
    .select([since(MINUTE).as('inMinute'), since(HOUR).as('inHour')])
    .where('iid', '=', iid)
    .where('user_id', '=', user_id)
    .where('created_at', '>', at - HOUR)
    .executeTakeFirstOrThrow()
  if (inMinute >= MOST_TALK.inMinute || inHour >= MOST_TALK.inHour)
    throw new CallError('LIMIT', { detail: REASONS.talkSlower })
}

async function requireItem(db: Db, iid: number, { type, targetId }: CommentWish): Promise<void> {
  const target = await db
    .selectFrom('content_index')
    .select('id')
    .where('iid', '=', iid)
    .where('module_type', '=', type)
    .where('id', '=', targetId)
    .where('status', 'in', OPEN_STATUSES)
    .executeTakeFirst()
  if (!target) throw new CallError('NOTFOUND')
}

async function requireComment(db: Db, iid: number, id: string, { type, targetId }: CommentWish): Promise<void> {
  const row = await db
    .selectFrom('comments')
    .select('id')
    .where('iid', '=', iid)
    .where('id', '=', rowId(id))
    .where('type', '=', type)
    .where('target_id', '=', targetId)
    .executeTakeFirst()
  if (!row) throw new CallError('NOTFOUND')
}
