import { isReviewText, ORDER_STATUS, ORDER_TYPE, reviewGrade, reviewTypeOf } from '@quanzi/contract'
import { CallError } from '../call/CallError'
import type { Context } from '../call/Context'
import { REASONS } from '../call/reasons'
import { refuseBannedWords } from '../call/refuseBannedWords'
import type { Db } from '../db/schema'
import { isUniqueViolation, withTransaction } from '../db/withTransaction'
import { moveCounts } from '../items/moveCounts'
import { refuseRestricted } from '../items/restrictions'
import { earnCoins } from '../ledger/earnCoins'
import { moveChain } from './moveChain'
import type { Chain, Order } from './OrderTypeRules'
import { openOrder } from './openOrder'

interface Review {
  readonly orderId: string
  /** The line, by its id or by the bought item. */
  readonly chainId?: string
  readonly targetId?: string
  /** The item's module type according to the caller. */
  readonly type?: number
  readonly content: string
  readonly scores: readonly [number, number, number]
  /** Addresses of the buyer's own pictures. */
  readonly imgs?: readonly string[]
  readonly hideName?: boolean
}

/**
 * The buyer's review of a received line. It completes the line (13 → 14) and appears under the item; a sku's review
 * appears under its goods. DUP for a second one.
 */
export async function writeReview(ctx: Context, review: Review): Promise<{ id: string }> {
  const { content, scores, imgs = [], hideName = false } = review
  if (!isReviewText(content)) throw new CallError('PARAM', { detail: REASONS.reviewLength })
  if (scores.some((score) => score < 1)) throw new CallError('PARAM', { detail: REASONS.rateFirst })
  await refuseRestricted(ctx.db, ctx.me, ctx.clock())
  await refuseBannedWords(ctx.db, ctx.iid, content)
  return await withTransaction(ctx.db, async (db) => {
    const { order, chain } = await reviewedLine(db, ctx, review)
    if (chain.status !== ORDER_STATUS.completed)
      await moveChain(db, order, chain, ORDER_STATUS.completed, { actor: 'buyer', means: 'comment', at: ctx.clock() })
    const line = order.lines.find(({ key }) => key === chain.target_id)
    const type = reviewTypeOf(order.order_type) ?? 0
    const id = itemOf(order, chain)
    const [s1, s2, s3] = scores
    try {
      const row = await db
        .insertInto('comments')
        .values({
          ...{ iid: ctx.iid, type, target_id: id, target_rec: order.id, user_id: ctx.me.user_id, content },
          ...{ s1, s2, s3 },
          sku_id: id === chain.target_id ? '' : chain.target_id,
          spec: line?.spec ?? '',
          imgs: [...imgs],
          hide_name: hideName,
          created_at: ctx.clock(),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const sum = s1 + s2 + s3
      const steps = { comment: 1, score_sum: sum, scored: 1, [reviewGrade(sum)]: 1 }
      const item = { iid: ctx.iid, module_type: type, id }
      await moveCounts(db, item, { ...steps, ...(imgs.length > 0 ? { picture: 1 } : {}) })
      await earnCoins(db, ctx.me, { task: 'review', event: `${order.id}.${chain.id}`, at: ctx.clock() })
      return { id: String(row.id) }
    } catch (error) {
      if (isUniqueViolation(error, 'comments_one_review')) throw new CallError('DUP')
      throw error
    }
  })
}

/** The item that a line is reviewed under: the goods of a sku, the trip of a ticket. */
function itemOf(order: Order, { target_id }: Chain): string {
  if (order.order_type === ORDER_TYPE.origin) return order.keys
  return order.lines.find(({ key }) => key === target_id)?.goodsId ?? target_id
}

/** A received line of the caller's own order. */
async function reviewedLine(db: Db, ctx: Context, review: Review): Promise<{ order: Order; chain: Chain }> {
  const open = await openOrder(db, { iid: ctx.iid, id: review.orderId }, ctx.clock())
  if (!open || open.order.user_id !== ctx.me.user_id) throw new CallError('DENIED')
  const { order, chains } = open
  const type = reviewTypeOf(order.order_type)
  // Otherwise the review would appear under another item with the same id.
  if (type === null || (review.type !== undefined && review.type !== type))
    throw new CallError('PARAM', { detail: 'type' })
  const fits = (one: Chain) =>
    review.chainId === undefined
      ? one.target_id === review.targetId || itemOf(order, one) === review.targetId
      : String(one.id) === review.chainId
  const chain =
    chains.find((one) => fits(one) && one.status === ORDER_STATUS.received) ?? chains.find((one) => fits(one))
  if (!chain) throw new CallError('NOTFOUND')
  if (chain.status < ORDER_STATUS.paid) throw new CallError('DENIED')
  return { order, chain }
}
