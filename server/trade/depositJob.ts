import type { Services } from '../call/Context'
import type { Job } from '../call/Job'
import type { Db } from '../db/schema'
import { acrossTenants } from '../db/tenantKeys'
import { withTransaction } from '../db/withTransaction'
import { type Deposit, isWaiting, keepHeld, returnHeld } from './deposits'
import { openOrder } from './openOrder'
import { lifeOf } from './orderTypes'
import { tellBuyer } from './tellBuyer'

const HOUR = 3_600_000
const BATCH = 100
/** Hours before the end of a balance's window when the buyer is told. */
const TOLD = [24, 2] as const

type Jobs = Pick<Services, 'db' | 'clock' | 'log'>

/** Open deposits without a balance order whose window ends by an instant. */
const ending = (db: Db, by: number) =>
  db
    .selectFrom('deposit')
    .selectAll()
    .where('state', '=', 'open')
    .where('balance_order_id', 'is', null)
    .where('balance_to', '<=', by)
    .modifyEnd(acrossTenants('the job looks for balances that end'))
    .orderBy('balance_to')
    .limit(BATCH)

/** Tells the buyer a day and two hours before the balance's window ends. */
async function remind({ db, clock }: Jobs): Promise<void> {
  const now = clock()
  for (const hours of TOLD) {
    const due = await ending(db, now + hours * HOUR)
      .where('balance_to', '>', now)
      .where('balance_from', '<=', now)
      .where((eb) => eb.or([eb('told_hours', 'is', null), eb('told_hours', '>', hours)]))
      .execute()
    for (const deposit of due)
      await withTransaction(db, async (trx) => {
        const { iid, order_id, told_hours } = deposit
        const told = await trx
          .updateTable('deposit')
          .set({ told_hours: hours })
          .where('iid', '=', iid)
          .where('order_id', '=', order_id)
          .where('told_hours', told_hours === null ? 'is' : '=', told_hours)
          .returning('order_id')
          .executeTakeFirst()
        if (!told) return
        const { refundable } = deposit
        const text = {
          zh: `你的尾款将在${hours}小时内截止支付，${refundable ? '逾期订单取消，定金退回' : '逾期定金不退'}`,
          en: `Your balance is due within ${hours} hours. ${refundable ? 'After that, the order is cancelled and the deposit refunded' : 'After that, the deposit is lost'}`,
        }
        const order = { iid, id: order_id, user_id: deposit.user_id }
        await tellBuyer(trx, order, { text, key: `balance-${order_id}-${hours}`, at: now })
      })
  }
}

/** Ends deposits whose balance is late: the money goes back or stays, and what they reserved becomes free. */
async function lapse({ db, clock, log }: Jobs): Promise<void> {
  const at = clock()
  for (const deposit of await ending(db, at).execute()) {
    try {
      await withTransaction(db, (trx) => end(trx, deposit, at))
    } catch (error) {
      log.error({ err: error, order: deposit.order_id }, 'deposit not ended')
    }
  }
}

async function end(db: Db, { iid, order_id, order_type, refundable }: Deposit, at: number): Promise<void> {
  const key = { iid, id: order_id }
  // The order's lock comes before all others.
  const open = await openOrder(db, key, at)
  // A deposit that was refunded for another reason has given back its pieces or seats then.
  const isKept = !refundable && (open?.chains.some(isWaiting) ?? false)
  const ended = await db
    .updateTable('deposit')
    .set({ state: isKept ? 'kept' : 'returned' })
    .where('iid', '=', iid)
    .where('order_id', '=', order_id)
    .where('state', '=', 'open')
    .where('balance_order_id', 'is', null)
    .returning('order_id')
    .executeTakeFirst()
  if (!ended || !open) return
  if (!isKept) return await returnHeld(db, key, at)
  await lifeOf(order_type).lapsed?.(db, open.order, at)
  const { order } = open
  const text = {
    zh: `「${order.title}」的尾款没有按时支付，定金不退`,
    en: `The balance of “${order.title}” was not paid in time. The deposit is not refunded`,
  }
  await tellBuyer(db, order, { text, key: `kept-${order_id}`, at })
  await keepHeld(db, key, at, false)
}

export const depositJob: Job = {
  name: 'deposits',
  run: async (services) => {
    await remind(services)
    await lapse(services)
  },
}
