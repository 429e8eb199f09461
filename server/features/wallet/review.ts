import { formatYuan, WITHDRAWAL_STATUS, type WithdrawalReview } from '@quanzi/contract'
import { sql } from 'kysely'
import { CallError } from '../../call/CallError'
import { REASONS } from '../../call/reasons'
import { refuseOwn } from '../../call/refuseOwn'
import { rowId } from '../../db/rowId'
import { balanceOf, userAccount } from '../../ledger/post'
import type { ReviewRules } from '../../review/ReviewRules'
import { waitingPage } from '../../review/waitingPage'
import { nameDiffers } from './payAccounts'
import { giveBack, moveWithdrawal, progressPath, type WithdrawalRow } from './withdrawals'

const { reviewing, approved, rejected } = WITHDRAWAL_STATUS

type QueueRow = WithdrawalRow

/** Withdrawals that wait for a decision, oldest first. Nobody decides their own. */
export const withdrawalReviews: ReviewRules = {
  async queue(ctx, ask) {
    const { iid, me } = ctx
    const { rows, total, hasMore } = await waitingPage<QueueRow>(
      ctx,
      {
        ...{ name: 'withdrawals', table: 'withdrawal', as: 'd' },
        waits: sql`d.status = ${sql.lit(reviewing)}`,
        select: sql`d.*`,
      },
      ask,
    )
    const list = []
    for (const row of rows) {
      const data: WithdrawalReview = {
        holder: row.holder,
        kind: row.kind,
        masked: row.masked,
        amount: row.amount,
        fee: row.fee,
        balance: await balanceOf(ctx.db, userAccount(iid, row.user_id, 'wallet')),
        accountSince: row.numbered_at,
        own: row.user_id === me.user_id,
        nameDiffers: await nameDiffers(ctx.db, row, row.holder),
      }
      list.push({ id: String(row.id), at: row.at, who: row.who, data: { ...data } })
    }
    return { list, total, hasMore }
  },

  async decide(db, ctx, { id, decision, note }) {
    const { iid, me } = ctx
    const row = await db
      .selectFrom('withdrawal')
      .select(['iid', 'user_id', 'holder'])
      .where('iid', '=', iid)
      .where('id', '=', rowId(id))
      .executeTakeFirst()
    if (!row) throw new CallError('NOTFOUND')
    refuseOwn(ctx, row.user_id)
    if (decision === 'pass' && (await nameDiffers(db, row, row.holder)))
      throw new CallError('NOTELIGIBLE', { detail: REASONS.holderDiffers })
    const status = decision === 'pass' ? approved : rejected
    const change = { status, reviewer_id: me.user_id, decided_at: ctx.clock() }
    const key = { iid, id: rowId(id) }
    const moved = await moveWithdrawal(db, key, reviewing, decision === 'pass' ? change : { ...change, reason: note })
    if (!moved) throw new CallError('STALE')
    if (decision === 'refuse') await giveBack(db, moved, ctx.clock())
    const sum = formatYuan(moved.amount)
    const text =
      decision === 'pass'
        ? {
            zh: `你的提现 ¥${sum} 已通过审核，预计1–3个工作日到账。`,
            en: `Your withdrawal of ¥${sum} was approved. It arrives in 1–3 working days.`,
          }
        : {
            zh: `你的提现未通过审核，¥${sum} 已退回钱包：${note}`,
            en: `Your withdrawal was declined. ¥${sum} is back in your wallet: ${note}`,
          }
    return { state: status, notice: { userId: row.user_id, text, path: progressPath(key) } }
  },
}
