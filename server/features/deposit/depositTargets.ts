import type { DepositRule } from '@quanzi/contract'
import { ORDER_TYPE } from '@quanzi/contract'
import type { Db } from '../../db/schema'
import type { Order } from '../../trade/OrderTypeRules'
import { isSessionOpen, seatOrderOf } from '../entries/public'
import { findTarget } from '../stay/public'

/** What can ask for a deposit: seats of an activity or a trip, nights of a stay. */
interface DepositTarget {
  /** The order type of what `keys` names; null when it is nothing of this kind. */
  readonly orderTypeOf: (db: Db, iid: number, keys: string) => Promise<number | null>
  readonly ruleOf: (db: Db, iid: number, keys: string) => Promise<DepositRule | null>
  /** True while what the deposit has reserved is still offered. */
  readonly isOpen: (db: Db, order: Order) => Promise<boolean>
}

const { activity, origin, stay } = ORDER_TYPE

const seats: DepositTarget = {
  async orderTypeOf(db, iid, id) {
    const item = await db
      .selectFrom('content')
      .select('module_type')
      .where('iid', '=', iid)
      .where('id', '=', id)
      .executeTakeFirst()
    return item ? seatOrderOf(item.module_type) : null
  },
  async ruleOf(db, iid, id) {
    const item = await db
      .selectFrom('act_item')
      .select('deposit')
      .where('iid', '=', iid)
      .where('id', '=', id)
      // The supplier of a resold trip is paid at once.
      .where('source_id', 'is', null)
      .executeTakeFirst()
    return item?.deposit ?? null
  },
  isOpen: (db, { iid, keys, property }) => isSessionOpen(db, { iid, itemId: keys, id: property }),
}

const nights: DepositTarget = {
  orderTypeOf: async (db, iid, keys) => ((await findTarget(db, iid, keys)) ? stay : null),
  ruleOf: async (db, iid, keys) => (await findTarget(db, iid, keys))?.deposit ?? null,
  isOpen: async (db, { iid, keys }) => (await findTarget(db, iid, keys)) !== undefined,
}

const TARGETS: Readonly<Record<number, DepositTarget>> = { [activity]: seats, [origin]: seats, [stay]: nights }

/** The order types that can ask for a deposit. */
export const DEPOSIT_TYPES: readonly number[] = Object.keys(TARGETS).map(Number)

/** The deposit of what a wish names; null without one. */
export const depositRule = async (db: Db, iid: number, type: number, keys: string): Promise<DepositRule | null> =>
  (await TARGETS[type]?.ruleOf(db, iid, keys)) ?? null

/** True while what was reserved is still offered. */
export const isOffered = async (db: Db, order: Order): Promise<boolean> =>
  (await TARGETS[order.order_type]?.isOpen(db, order)) ?? false

/** The order type of a target by its keys; null when it cannot ask for a deposit. */
export async function depositTypeOf(db: Db, iid: number, keys: string): Promise<number | null> {
  for (const target of [seats, nights]) {
    const type = await target.orderTypeOf(db, iid, keys)
    if (type !== null) return DEPOSIT_TYPES.includes(type) ? type : null
  }
  return null
}
