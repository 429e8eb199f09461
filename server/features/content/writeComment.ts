import { isReviewText } from '@quanzi/contract'
import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { REASONS } from '../../call/reasons'
import { refuseBannedWords } from '../../call/refuseBannedWords'
import { rowId } from '../../db/rowId'
import type { Db } from '../../db/schema'
import { takeTurns } from '../../db/takeTurns'
import { isUniqueViolation, withTransaction } from '../../db/withTransaction'
import { moveCounts } from '../../items/moveCounts'
import { completeByReview } from '../../trade/completeByReview'

export interface CommentWish {
  readonly type: number
  readonly targetRec?: string | undefined
  readonly targetId: string
  readonly content: string
  readonly scores: readonly [number, number, number]
}

/** Adds a comment, a reply or a review of an order. */
export async function writeComment(ctx: Context, wish: CommentWish): Promise<{ id: string }> {
  const { me, iid } = ctx
  const isReview = wish.scores.some((score) => score > 0)
  if (isReview && !isReviewText(wish.content)) throw new CallError('PARAM', { detail: 'content' })
  if (isReview && wish.scores.some((score) => score < 1)) throw new CallError('PARAM', { detail: REASONS.rateFirst })
  await refuseBannedWords(ctx.db, iid, wish.content)
  return await withTransaction(ctx.db, async (db) => {
    const target = await db
      .selectFrom('content_index')
      .select('id')
      .where('iid', '=', iid)
      .where('module_type', '=', wish.type)
      .where('id', '=', wish.targetId)
      .where('status', '=', 'published')
      .executeTakeFirst()
    if (!target && !isReview) throw new CallError('NOTFOUND')
    await takeTurns(db, iid, `comment ${me.user_id}`)
    const repeated = await db
      .selectFrom('comments')
      .select('id')
      .where('iid', '=', iid)
      .where('user_id', '=', me.user_id)
      .where('type', '=', wish.type)
      .where('target_id', '=', wish.targetId)
      .where('target_rec', '=', wish.targetRec ?? '')
      .where('content', '=', wish.content)
      .where('created_at', '>', ctx.clock() - 60_000)
      .executeTakeFirst()
    if (repeated) return { id: String(repeated.id) }
    if (isReview) await completeByReview(db, ctx, wish)
    else if (wish.targetRec) await requireComment(db, iid, wish.targetRec, wish)
    try {
      const [s1, s2, s3] = wish.scores
      const row = await db
        .insertInto('comments')
        .values({
          iid,
          type: wish.type,
          target_id: wish.targetId,
          target_rec: wish.targetRec ?? '',
          user_id: me.user_id,
          content: wish.content,
          s1,
          s2,
          s3,
          created_at: ctx.clock(),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const item = { iid, module_type: wish.type, id: wish.targetId }
      await moveCounts(db, item, { comment: 1, ...(isReview ? { score_sum: s1 + s2 + s3, scored: 1 } : {}) })
      return { id: String(row.id) }
    } catch (error) {
      if (isUniqueViolation(error, 'comments_one_review')) throw new CallError('DUP')
      throw error
    }
  })
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
