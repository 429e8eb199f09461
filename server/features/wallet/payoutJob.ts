import { formatYuan, WITHDRAWAL_STATUS } from '@quanzi/contract'
import type { Services } from '../../call/Context'
import type { Job } from '../../call/Job'
import { unseal } from '../../db/seal'
import { acrossTenants } from '../../db/tenantKeys'
import { withTransaction } from '../../db/withTransaction'
import { tellMember } from '../../notices/tellMember'
import type { PayoutResult } from '../../providers/payout/PayoutProvider'
import { PAYOUT_SEAL } from './payAccounts'
import { bookPaid, giveBack, moveWithdrawal, progressPath, type WithdrawalRow } from './withdrawals'

const BATCH = 100
const { approved, paid, failed } = WITHDRAWAL_STATUS

/** The withdrawal's number at the payout channel. */
const payoutNo = ({ iid, id }: WithdrawalRow) => `W${iid}-${id}`

/**
 * Pays approved withdrawals. A row is marked before the channel is called, so a crash in between pays nobody twice:
 * a marked withdrawal is only looked up by its number.
 */
async function payWithdrawals(services: Services): Promise<void> {
  const { db, log, providers } = services
  if (providers.payout.sends === false) return
  const rows = await db
    .selectFrom('withdrawal')
    .selectAll()
    .where('status', '=', approved)
    // Withdrawals that stay unclear must not delay the others.
    .orderBy('sent_at', (order) => order.asc().nullsFirst())
    .limit(BATCH)
    .modifyEnd(acrossTenants('the job looks for what waits to be paid'))
    .execute()
  for (const row of rows) {
    try {
      await settle(services, row, await ask(services, row))
    } catch (error) {
      log.error({ err: error, withdrawal: row.id, iid: row.iid }, 'withdrawal not paid')
    }
  }
}

async function ask({ db, clock, providers, secrets }: Services, row: WithdrawalRow): Promise<PayoutResult> {
  if (row.sent_at !== null) return await providers.payout.find(payoutNo(row))
  const marked = await db
    .updateTable('withdrawal')
    .set({ sent_at: clock() })
    .where('iid', '=', row.iid)
    .where('id', '=', row.id)
    .where('status', '=', approved)
    .where('sent_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!marked) return { state: 'unclear' }
  return await providers.payout.send({
    no: payoutNo(row),
    kind: row.kind,
    holder: row.holder,
    number: unseal(secrets, PAYOUT_SEAL, row.number_enc),
    amount: row.amount - row.fee,
  })
}

async function settle({ db, clock, log }: Services, row: WithdrawalRow, result: PayoutResult): Promise<void> {
  if (result.state === 'unclear') return
  const done_at = clock()
  await withTransaction(db, async (trx) => {
    const change =
      result.state === 'paid'
        ? { status: paid, done_at, channel_no: result.channelNo }
        : { status: failed, done_at, reason: result.reason }
    const moved = await moveWithdrawal(trx, row, approved, change)
    if (!moved) {
      // What was booked as paid is never booked back by itself: somebody has to look.
      if (result.state === 'refused')
        log.error({ withdrawal: row.id, iid: row.iid, reason: result.reason }, 'payout failed after its end was booked')
      return
    }
    await (result.state === 'paid' ? bookPaid(trx, moved, done_at) : giveBack(trx, moved, done_at))
    const [sum, received] = [formatYuan(row.amount), formatYuan(row.amount - row.fee)]
    const text =
      result.state === 'paid'
        ? { zh: `你的提现已到账 ¥${received}。`, en: `Your withdrawal has arrived: ¥${received}.` }
        : {
            zh: `你的提现未能打款，¥${sum} 已退回钱包：${result.reason}`,
            en: `Your withdrawal couldn’t be paid out. ¥${sum} is back in your wallet: ${result.reason}`,
          }
    await tellMember(
      trx,
      { iid: row.iid, clock },
      { userId: row.user_id, text, key: `${payoutNo(row)}-${result.state}`, path: progressPath(row) },
    )
  })
}

export const payoutJob: Job = { name: 'payouts', run: payWithdrawals }
