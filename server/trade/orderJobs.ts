import type { Services } from '../call/Context'
import type { Job } from '../call/Job'
import { acrossTenants } from '../db/tenantKeys'
import { moveDueOrders } from './moveDueOrders'

const BATCH = 100

type Jobs = Pick<Services, 'db' | 'clock' | 'log' | 'providers'>

/** All clock work on orders. Running it twice, or on two servers, has no further effect. */
async function runOrderJobs(services: Jobs): Promise<void> {
  const { db, clock, log } = services
  await moveDueOrders({ db, log }, clock())
  await sendRefunds(services)
}

/** Returns the channel's part of refunds; `refundNo` makes a repeat after a crash harmless. */
async function sendRefunds({ db, providers, log }: Jobs): Promise<void> {
  const open = await db
    .selectFrom('refund')
    .selectAll()
    .where('state', '=', 'open')
    .orderBy('at')
    .limit(BATCH)
    .modifyEnd(acrossTenants('the job looks for what waits to be given back'))
    .execute()
  for (const refund of open) {
    try {
      if (refund.trade_no === null) throw new Error('a refund without a payment')
      const { channelNo } = await providers.payment.refund({
        tradeNo: refund.trade_no,
        refundNo: refund.id,
        amount: refund.cash_part,
      })
      await db
        .updateTable('refund')
        .set({ state: 'done', channel_no: channelNo })
        .where('iid', '=', refund.iid)
        .where('id', '=', refund.id)
        .where('state', '=', 'open')
        .execute()
    } catch (error) {
      log.error({ err: error, refund: refund.id }, 'refund not sent')
    }
  }
}

export const orderJobs: Job = { name: 'order jobs', run: runOrderJobs }
