import { insertRows } from '../../seed/insertRows'
import type { Planter } from '../../seed/Planter'

/** Writes the experts among a tenant's people. */
export const plantExperts: Planter = async (db, { iid, people, experts }) => {
  await insertRows(
    db,
    'expert',
    (experts ?? []).map(({ by, ...expert }, sort) => ({ iid, sort, user_id: people[by]?.userId ?? 0, ...expert })),
  )
}
