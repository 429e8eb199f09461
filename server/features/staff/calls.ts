import type { ReviewKind, staffCalls } from '@quanzi/contract'
import { requireRight } from '../../call/access'
import { paramError } from '../../call/CallError'
import type { Handlers } from '../../call/handlers'
import { withTransaction } from '../../db/withTransaction'
import { tellMember } from '../../notices/tellMember'
import { reviewsOf } from '../../review/reviewKinds'
import { logReview } from '../../review/reviewLog'

const NOTE = { min: 2, max: 100 }

const rightOf = (kind: ReviewKind) => (kind === 'withdrawal' ? 'money' : 'review')

/** Requests that wait for staff: reading is logged, and a decision notifies the person. */
export const staff: Handlers<typeof staffCalls> = {
  async listReviews(ctx, { kind, id, pageNo, pageSize }) {
    await requireRight(ctx, rightOf(kind))
    const page = await reviewsOf(kind).queue(ctx, { id, pageNo, pageSize })
    ctx.leave((db) => logReview(db, ctx, { kind, act: 'read', ids: page.list.map((item) => item.id) }))
    return page
  },

  async decideReview(ctx, { kind, id, decision, note = '', data }) {
    await requireRight(ctx, rightOf(kind))
    const length = [...note.trim()].length
    if (length > NOTE.max || (decision === 'refuse' && length < NOTE.min)) throw paramError('note')
    const { state } = await withTransaction(ctx.db, async (db) => {
      const decided = await reviewsOf(kind).decide(db, ctx, { id, decision, note: note.trim(), data })
      await logReview(db, ctx, { kind, act: decision, ids: [id], note: note.trim() })
      for (const [index, notice] of [decided.notice].flat().entries())
        await tellMember(db, ctx, {
          ...notice,
          key: `review-${kind}-${id}-${ctx.clock()}${index === 0 ? '' : `-${index}`}`,
        })
      return decided
    })
    return { state }
  },
}
