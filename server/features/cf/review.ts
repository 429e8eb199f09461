import { type CfRefundReview, ORDER_STATUS } from '@quanzi/contract'
import { sql } from 'kysely'
import { CallError } from '../../call/CallError'
import { refuseOwn } from '../../call/refuseOwn'
import { rowId } from '../../db/rowId'
import type { ReviewRules } from '../../review/ReviewRules'
import { waitingPage } from '../../review/waitingPage'
import { moveChain } from '../../trade/moveChain'
import { openOrder } from '../../trade/openOrder'

interface QueueRow {
  readonly id: number
  readonly at: number
  readonly user_id: number
  readonly reason: string
  readonly amount: number
  readonly wish: string
  readonly owner: string
  readonly owner_id: number
}

/** Supports that were asked back, the oldest request first. Nobody decides their own, nor one of their project. */
export const cfRefundReviews: ReviewRules = {
  async queue(ctx, ask) {
    const { me } = ctx
    const { rows, total, hasMore } = await waitingPage<QueueRow>(
      ctx,
      {
        ...{ name: 'crowdfunding refunds', table: 'cf_refund', as: 'r' },
        waits: sql`r.state = 'waiting'`,
        select: sql`r.id, r.at, r.user_id, r.reason, s.amount, p.wish, p.user_id as owner_id, o.nick_name as owner`,
        joins: sql`join cf_support s on s.iid = r.iid and s.id = r.support_id
          join cf_project p on p.iid = r.iid and p.id = s.project_id
          join member o on o.iid = r.iid and o.user_id = p.user_id`,
      },
      ask,
    )
    const list = rows.map((row) => {
      const { reason, owner, wish } = row
      const own = Number(row.user_id) === me.user_id || Number(row.owner_id) === me.user_id
      const data: CfRefundReview = { amount: Number(row.amount), reason, owner, wish, own }
      return { id: String(row.id), at: Number(row.at), who: row.who, data: { ...data } }
    })
    return { list, total, hasMore }
  },

  async decide(db, ctx, { id, decision, note }) {
    const { iid } = ctx
    const at = ctx.clock()
    const known = await db
      .selectFrom('cf_refund as r')
      .innerJoin('cf_support as s', (on) => on.onRef('s.iid', '=', 'r.iid').onRef('s.id', '=', 'r.support_id'))
      .innerJoin('cf_project as p', (on) => on.onRef('p.iid', '=', 's.iid').onRef('p.id', '=', 's.project_id'))
      .select(['r.support_id', 'r.user_id', 'p.user_id as owner_id'])
      .where('r.iid', '=', iid)
      .where('r.id', '=', rowId(id))
      .executeTakeFirst()
    if (!known) throw new CallError('NOTFOUND')
    refuseOwn(ctx, known.user_id, known.owner_id)
    const open = await openOrder(db, { iid, id: known.support_id }, at)
    const chain = open?.chains.find(({ status }) => status === ORDER_STATUS.refundRequested)
    if (!open || !chain) throw new CallError('STALE')
    const to = decision === 'pass' ? ORDER_STATUS.refunded : (chain.prior_status ?? ORDER_STATUS.paid)
    await moveChain(db, open.order, chain, to, { actor: 'staff', means: 'update', at, remark: note })
    // The move itself tells the supporter.
    return { state: decision === 'pass' ? 'passed' : 'closed', notice: [] }
  },
}
