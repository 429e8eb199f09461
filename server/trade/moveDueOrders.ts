import { ORDER_STATUS } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Services } from '../call/Context'
import type { Db } from '../db/schema'
import { acrossTenants } from '../db/tenantKeys'
import { withTransaction } from '../db/withTransaction'
import { openOrder } from './openOrder'

const BATCH = 100

/** Where a walk over what is due has come to. */
interface Reached {
  readonly due: number
  readonly iid: number
  readonly id: string
}

interface Whose {
  readonly iid?: number
  /** Only what waits for its payment, and so holds what others want. */
  readonly waiting?: boolean
}

/** The next orders that time has something to do with. */
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
 * Does everything that time alone decides about orders, each order in a transaction of its own; answers how many it
 * came to. Running it twice, or on two servers, changes nothing more. An order that fails is logged and left aside.
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
