import { ORDER_STATUS, orderStatusOf } from '@quanzi/contract'
import type { Db } from '../db/schema'
import type { Chain, Order, OrderKey } from './OrderTypeRules'

type OwnLine = Pick<Chain, 'supplier_iid' | 'status' | 'due_at' | 'title'>

/**
 * Writes a row of a paid order for each other tenant that supplies lines of it, with the state of these lines.
 * Every change of a line of a paid order must call this in its transaction, with all lines.
 */
export async function writeSupplied(db: Db, order: Order, chains: readonly OwnLine[]): Promise<void> {
  const suppliers = new Set(chains.map(({ supplier_iid }) => supplier_iid).filter((iid) => iid !== order.iid))
  for (const iid of suppliers) {
    const own = chains.filter(({ supplier_iid }) => supplier_iid === iid)
    const due = own.flatMap(({ due_at }) => due_at ?? [])
    const state = {
      status: orderStatusOf(own.map(({ status }) => status)),
      refund: own.some(({ status }) => status >= ORDER_STATUS.refundRequested),
      due_at: due.length > 0 ? Math.min(...due) : null,
    }
    await db
      .insertInto('supplied_order')
      .values({
        ...{ iid, order_id: order.id, order_iid: order.iid, ...state },
        titles: own.map(({ title }) => title).join(' '),
        name: order.address?.name ?? '',
        created_at: order.created_at,
      })
      .onConflict((conflict) => conflict.columns(['iid', 'order_id', 'order_iid']).doUpdateSet(state))
      .execute()
  }
}

/** A paid order of another tenant with lines that this tenant supplies. */
export async function suppliedKey(db: Db, { iid, id }: OrderKey): Promise<OrderKey | undefined> {
  const row = await db
    .selectFrom('supplied_order')
    .select('order_iid')
    .where('iid', '=', iid)
    .where('order_id', '=', id)
    .executeTakeFirst()
  return row && { iid: row.order_iid, id }
}
