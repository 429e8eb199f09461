import { instant } from '../../seed/contentRows'
import { insertRows } from '../../seed/insertRows'
import type { Planter } from '../../seed/Planter'

/** Writes the pre-sale stores with their items. */
export const plantPlanned: Planter = async (db, { iid, planned = [] }, now) => {
  await insertRows(
    db,
    'planned_store',
    planned.map(({ id, name, img, plan }) => ({ iid, id, name, img, plan })),
  )
  const items = planned.flatMap((store) => store.items.map((item) => ({ store_id: store.id, ...item })))
  await insertRows(
    db,
    'planned_item',
    items.map(({ id, store_id, title, img, least, deadline, deposit, ships }) => ({
      ...{ iid, id, store_id, title, img, min_qty: least, deadline: instant(now, deadline), ship_date: ships },
      deposit: deposit?.fen ?? 0,
      deposit_refundable: deposit?.refundable ?? false,
      balance_from: deposit ? instant(now, deposit.from) : null,
      balance_to: deposit ? instant(now, deposit.to) : null,
      settled_at: null,
    })),
  )
  await insertRows(
    db,
    'planned_sku',
    items.flatMap((item) =>
      item.skus.map(({ name, price, stock }, sort) => ({
        ...{ iid, id: `${item.id}-${sort + 1}`, item_id: item.id, name, price, stock, sort },
      })),
    ),
  )
}
