import { type CommentPage, isReviewText } from '@quanzi/contract'
import { sql } from 'kysely'
import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { REASONS } from '../../call/reasons'
import { refuseBannedWords } from '../../call/refuseBannedWords'
import type { Db } from '../../db/schema'
import { takeTurns } from '../../db/takeTurns'
import { isUniqueViolation, withTransaction } from '../../db/withTransaction'
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
      .where('user_id', '=', me.user_id)
      .where('type', '=', wish.type)
      .where('target_id', '=', wish.targetId)
      .where('target_rec', '=', wish.targetRec ?? '')
      .where('content', '=', wish.content)
      .where('created_at', '>', ctx.clock() - 60_000)
      .executeTakeFirst()
    if (repeated) return { id: String(repeated.id) }
    if (isReview) await completeByReview(db, ctx, wish)
    else if (wish.targetRec) await requireComment(db, wish.targetRec, wish)
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
      await db
        .insertInto('content_counts')
        .values({ module_type: wish.type, id: wish.targetId, comment: 1 })
        .onConflict((c) => c.columns(['module_type', 'id']).doUpdateSet({ comment: sql`content_counts.comment + 1` }))
        .execute()
      return { id: String(row.id) }
    } catch (error) {
      if (isUniqueViolation(error, 'comments_one_review')) throw new CallError('DUP')
      throw error
    }
  })
}

async function requireComment(db: Db, id: string, { type, targetId }: CommentWish): Promise<void> {
  if (!/^\d{1,15}$/.test(id)) throw new CallError('NOTFOUND')
  const row = await db
    .selectFrom('comments')
    .select('id')
    .where('id', '=', Number(id))
    .where('type', '=', type)
    .where('target_id', '=', targetId)
    .executeTakeFirst()
  if (!row) throw new CallError('NOTFOUND')
}

export interface CommentsWish {
  readonly iid: number
  readonly type: number
  readonly targetId: string
  readonly afterId?: string | undefined
  readonly pageNo: number
  readonly pageSize: number
}

/** Comments of a target, newest first; ascending after `afterId`. */
export async function commentPage(db: Db, wish: CommentsWish): Promise<CommentPage> {
  const { iid, type, targetId, afterId, pageNo, pageSize } = wish
  const shown = db
    .selectFrom('comments as c')
    .where('c.iid', '=', iid)
    .where('c.type', '=', type)
    .where('c.target_id', '=', targetId)
    .where('c.status', '=', 'shown')
  const figures = await shown
    .select([
      sql<number>`count(*)`.as('n'),
      sql<number | null>`avg((s1 + s2 + s3) / 3.0) filter (where s1 > 0)`.as('average'),
    ])
    .executeTakeFirstOrThrow()
  const rows = await shown
    .innerJoin('member as m', (on) => on.onRef('m.user_id', '=', 'c.user_id').onRef('m.iid', '=', 'c.iid'))
    .leftJoin('comments as r', (on) => on.on(sql<boolean>`c.s1 = 0 and r.id::text = c.target_rec`))
    .leftJoin('member as rm', (on) => on.onRef('rm.user_id', '=', 'r.user_id').onRef('rm.iid', '=', 'r.iid'))
    .select([
      'c.id',
      'c.content',
      'c.s1',
      'c.s2',
      'c.s3',
      'c.created_at',
      'm.rid',
      'm.nick_name',
      'm.head_img',
      'r.id as reply_id',
      'r.content as reply_text',
      'rm.nick_name as reply_name',
    ])
    .$if(afterId !== undefined, (q) => q.where('c.id', '>', Number(afterId) || 0).orderBy('c.id', 'asc'))
    .$if(afterId === undefined, (q) =>
      q
        .orderBy('c.created_at', 'desc')
        .orderBy('c.id', 'desc')
        .offset((pageNo - 1) * pageSize),
    )
    .limit(pageSize)
    .execute()
  const total = Number(figures.n)
  return {
    list: rows.map((row) => ({
      id: String(row.id),
      content: row.content,
      scores: [row.s1, row.s2, row.s3] as const,
      user: { rid: row.rid, nick_name: row.nick_name, headImg: row.head_img },
      ...(row.reply_id === null
        ? {}
        : { replyTo: { id: String(row.reply_id), nick_name: row.reply_name ?? '', content: row.reply_text ?? '' } }),
      createdAt: row.created_at,
    })),
    total,
    hasMore: afterId === undefined ? (pageNo - 1) * pageSize + rows.length < total : rows.length === pageSize,
    average: figures.average === null ? 0 : Math.round(Number(figures.average) * 10) / 10,
  }
}
