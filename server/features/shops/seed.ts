import { insertRows } from '../../seed/insertRows'
import type { Planter } from '../../seed/Planter'

/** Writes applications of shops whose fee is due. */
export const plantApplications: Planter = async (db, { iid, people, applications = [] }, now) => {
  await insertRows(
    db,
    'shop_apply',
    applications.map(({ id, by, fee, ...data }) => ({
      ...{ iid, id, user_id: people[by]?.userId ?? 0, step: 2, data: JSON.stringify(data), status: 'unpaid' as const },
      ...{ fee_fen: fee, order_id: null, at: now, moved_at: now },
    })),
  )
}
