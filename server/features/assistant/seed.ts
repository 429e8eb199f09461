import { insertRows } from '../../seed/insertRows'
import type { Planter } from '../../seed/Planter'

/** Writes the packs of questions on sale. */
export const plantPacks: Planter = async (db, { iid, packs }) => {
  await insertRows(
    db,
    'pay_pack',
    (packs ?? []).map((pack, sort) => ({ iid, sort, kind: 'credits' as const, ...pack })),
  )
}
