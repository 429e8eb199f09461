import { paramError } from '../call/CallError'
import { rowId } from '../db/rowId'
import type { Db } from '../db/schema'

/** The sales representative of an order: the buyer's choice, else that of the order's distributor. */
export async function repOfOrder(
  db: Db,
  iid: number,
  { opSalesId, roleId }: { opSalesId?: string | undefined; roleId: number | null },
): Promise<number | null> {
  if (opSalesId !== undefined) {
    const chosen = await db
      .selectFrom('operation_sales')
      .select('id')
      .where('iid', '=', iid)
      .where('id', '=', rowId(opSalesId))
      .executeTakeFirst()
    if (!chosen) throw paramError('opSalesId')
    return chosen.id
  }
  if (roleId === null) return null
  const role = await db
    .selectFrom('dis_role')
    .select('op_sales_id')
    .where('iid', '=', iid)
    .where('id', '=', roleId)
    .executeTakeFirst()
  return role?.op_sales_id ?? null
}
