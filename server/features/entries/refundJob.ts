import { ORDER_STATUS } from '@quanzi/contract'
import type { Services } from '../../call/Context'
import type { Job } from '../../call/Job'
import type { Db } from '../../db/schema'
import { acrossTenants } from '../../db/tenantKeys'
import { withTransaction } from '../../db/withTransaction'
import { returnHeld } from '../../trade/deposits'
import type { OrderKey } from '../../trade/OrderTypeRules'

const BATCH = 200

/** Gives the payments of lost, given-up and broken-off entries back whole, an order a transaction, until none is left. */
async function giveBackPayments({ db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>): Promise<void> {
  const due = await db
    .selectFrom('entry')
    .select(['iid', 'order_id'])
    .distinct()
    .where('refund_due', '=', true)
    .where('order_id', 'is not', null)
    .orderBy('iid')
    .orderBy('order_id')
    .limit(BATCH)
    .modifyEnd(acrossTenants('the job looks for payments to give back'))
    .execute()
  for (const { iid, order_id } of due) {
    try {
      await withTransaction(db, (trx) => returnWhole(trx, { iid, id: order_id ?? '' }, clock()))
    } catch (error) {
      log.error({ err: error, order: order_id }, 'payment not given back')
    }
  }
}

/** Refunds an order whole, also where its buyer has asked for it by the ladder meanwhile; a repeat changes nothing. */
async function returnWhole(db: Db, key: OrderKey, at: number): Promise<void> {
  await db.selectFrom('orders').select('id').where('iid', '=', key.iid).where('id', '=', key.id).forUpdate().execute()
  await db
    .updateTable('order_chain')
    .set({ hold: 'event', refund_share: 100 })
    .where('iid', '=', key.iid)
    .where('order_id', '=', key.id)
    .where(({ or, and, eb }) =>
      or([
        eb('status', '=', ORDER_STATUS.paid),
        and([eb('status', '=', ORDER_STATUS.refundRequested), eb('prior_status', '=', ORDER_STATUS.paid)]),
      ]),
    )
    .execute()
  await returnHeld(db, key, at)
  await db
    .updateTable('entry')
    .set({ refund_due: false })
    .where('iid', '=', key.iid)
    .where('order_id', '=', key.id)
    .execute()
}

export const entryRefundJob: Job = { name: 'refunds of entries', run: giveBackPayments }
