import { ORDER_STATUS } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Services } from '../call/Context'
import type { Db } from '../db/schema'
import { acrossTenants } from '../db/tenantKeys'
import { withTransaction } from '../db/withTransaction'
import { openOrder } from './openOrder'

const BATCH = 100

/** The position of a walk over due orders. */
interface Reached {
  readonly due: number
  readonly iid: number
  readonly id: string
}

interface Whose {
  readonly iid?: number
  /** True to move only orders that wait for payment, because they reserve seats and stock that others want. */
  readonly waiting?: boolean
}

/** The next orders with a due move. */
async function dueOrders(db: Db, at: number, reached: Reached, { iid, waiting }: Whose): Promise<Reached[]> {
  const rows = await db
    .selectFrom('order_chain as c')
    .select(['c.iid', 'c.order_id as id', 'c.due_at as due'])
    .distinct()
    .where('c.due_at', '<=', at)
    .where(sql<boolean>`(c.due_at, c.order_id) > (${reached.due}::bigint, ${reached.id})`)
    .$if(iid !== undefined, (q) => q.where('c.iid', '=', iid ?? 0))
    .$if(iid === undefined, (q) => q.modifyEnd(acrossTenants('the job looks for what is due')))
    .$if(waiting === true, (q) => q.where('c.status', '=', ORDER_STATUS.waiting))
    .orderBy('c.due_at')
    .orderBy('c.order_id')
    .limit(BATCH)
    .execute()
  return rows.map(({ due, ...order }) => ({ ...order, due: due ?? 0 }))
}

/**
 * Makes all due clock moves, each order in its own transaction; returns the number of orders. Running it twice, or on
 * two servers, has no further effect. An order that fails is logged and skipped.
 */
export async function moveDueOrders({ db, log }: Pick<Services, 'db' | 'log'>, at: number, whose: Whose = {}) {
  let count = 0
  let reached: Reached = { due: Number.MIN_SAFE_INTEGER, iid: 0, id: '' }
  for (;;) {
    const due = await dueOrders(db, at, reached, whose)
    for (const order of due) {
      try {
        await withTransaction(db, (trx) => openOrder(trx, order, at))
        count += 1
      } catch (error) {
        log.error({ err: error, order: order.id }, 'order not moved on time')
      }
    }
    reached = due.at(-1) ?? reached
    if (due.length < BATCH) return count
  }
}
