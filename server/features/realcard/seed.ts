import { insertRows } from '../../seed/insertRows'
import type { Planter } from '../../seed/Planter'

/** Writes the printed cards on sale. */
export const plantCards: Planter = async (db, { iid, cards }) => {
  await insertRows(
    db,
    'card_offer',
    (cards ?? []).map(({ desc, ...card }, sort) => ({ iid, sort, description: desc, ...card })),
  )
}
