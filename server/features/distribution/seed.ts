import { insertRows } from '../../seed/insertRows'
import type { Planter } from '../../seed/Planter'

const DAY = 86_400_000

/** Writes a tenant's sales representatives and its distributors' codes. */
export const plantSales: Planter = async (db, { iid, people, sales, codes = [] }, now) => {
  await insertRows(
    db,
    'operation_sales',
    sales.map(({ opId, opName, name, phone }) => ({ iid, op_id: opId, op_name: opName, user_id: null, name, phone })),
  )
  const roles = await db.selectFrom('dis_role').select(['id', 'user_id']).where('iid', '=', iid).execute()
  await insertRows(
    db,
    'discount_code',
    codes.flatMap(({ code, by, percent, item, total, days }) => {
      const role = roles.find(({ user_id }) => user_id === people[by]?.userId)
      if (!role) return []
      const row = { iid, code, role_id: role.id, user_id: role.user_id, percent, goods_id: item ?? null, total }
      return [{ ...row, end_time: now + days * DAY }]
    }),
  )
}
