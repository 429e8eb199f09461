import { ORDER_STATUS, ORDER_TYPE } from '@quanzi/contract'
import type { Services } from '../../call/Context'
import type { Job } from '../../call/Job'
import { acrossTenants } from '../../db/tenantKeys'
import { withTransaction } from '../../db/withTransaction'
import { returnWithBalance } from '../../trade/deposits'
import { judgedAt, waitsForPayment } from './judge'

const BATCH = 100

type Jobs = Pick<Services, 'db' | 'clock' | 'log'>

/** Judges each pre-sale at its deadline, once; one that is short, when none of its orders can be paid any more. */
async function settle({ db, clock }: Jobs): Promise<void> {
  const at = clock()
  await db
    .updateTable('planned_item')
    .set(judgedAt(at))
    .where('state', '=', 'selling')
    .where('deadline', '<=', at)
    .where(({ not }) => not(waitsForPayment('planned_item', at)))
    .modifyEnd(acrossTenants('the job looks for pre-sales that end'))
    .execute()
}

/** Paid orders whose pre-sale was judged: those that reached the minimum can be sent, the others are refunded. */
async function carryOut({ db, clock, log }: Jobs): Promise<void> {
  const rows = await db
    .selectFrom('order_chain as c')
    .innerJoin('orders as o', (on) => on.onRef('o.iid', '=', 'c.iid').onRef('o.id', '=', 'c.order_id'))
    .innerJoin('planned_item as p', (on) => on.onRef('p.iid', '=', 'o.iid').onRef('p.id', '=', 'o.keys'))
    .select(['c.iid', 'c.id', 'c.order_id', 'p.state'])
    .where('c.hold', '<>', '')
    .where('c.status', '=', ORDER_STATUS.paid)
    .where('o.order_type', '=', ORDER_TYPE.planned)
    .where((eb) =>
      // A deposit of a pre-sale that reached its minimum goes on waiting, for its balance.
      eb.or([eb('p.state', '=', 'missed'), eb.and([eb('p.state', '=', 'reached'), eb('c.hold', '=', 'event')])]),
    )
    .modifyEnd(acrossTenants('the job looks for orders of pre-sales that ended'))
    .limit(BATCH)
    .execute()
  for (const { iid, id, order_id, state } of rows) {
    try {
      await withTransaction(db, async (trx) => {
        if (state === 'missed') await returnWithBalance(trx, { iid, id: order_id }, clock())
        else
          await trx
            .updateTable('order_chain')
            .set({ hold: '' })
            .where('iid', '=', iid)
            .where('id', '=', id)
            .where('hold', '=', 'event')
            .execute()
      })
    } catch (error) {
      log.error({ err: error, order: order_id }, 'pre-sale not carried out')
    }
  }
}

export const plannedJob: Job = {
  name: 'pre-sales',
  run: async (services) => {
    await settle(services)
    await carryOut(services)
  },
}
