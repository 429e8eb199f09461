import { isReviewText, MODULE_TYPE, reviewGrade } from '@quanzi/contract'
import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { REASONS } from '../../call/reasons'
import { refuseBannedWords } from '../../call/refuseBannedWords'
import type { Db } from '../../db/schema'
import { moveCounts } from '../../items/moveCounts'

interface ShopReview {
  readonly targetId: string
  readonly content: string
  readonly scores: readonly [number, number, number]
}

/** A review of a partner shop, which needs no order: one a member, never the owner's. The caller has the member's turn. */
export async function reviewShop(ctx: Context, db: Db, wish: ShopReview): Promise<{ id: string }> {
  const { iid, me } = ctx
  const { content, scores, targetId } = wish
  if (!isReviewText(content)) throw new CallError('PARAM', { detail: REASONS.reviewLength })
  if (scores.some((score) => score < 1)) throw new CallError('PARAM', { detail: REASONS.rateFirst })
  await refuseBannedWords(db, iid, content)
  const item = { iid, module_type: MODULE_TYPE.shop, id: targetId }
  const shop = await db
    .selectFrom('content_index')
    .select('author_id')
    .where('iid', '=', iid)
    .where('module_type', '=', item.module_type)
    .where('id', '=', targetId)
    .where('status', '=', 'published')
    .executeTakeFirst()
  if (!shop) throw new CallError('NOTFOUND')
  if (shop.author_id === me.user_id) throw new CallError('DENIED')
  const [s1, s2, s3] = scores
  const row = await db
    .insertInto('comments')
    .values({
      ...{ iid, type: item.module_type, target_id: targetId, target_rec: '', user_id: me.user_id, content },
      ...{ s1, s2, s3, created_at: ctx.clock() },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) throw new CallError('DUP')
  const sum = s1 + s2 + s3
  await moveCounts(db, item, { comment: 1, score_sum: sum, scored: 1, [reviewGrade(sum)]: 1 })
  return { id: String(row.id) }
}
