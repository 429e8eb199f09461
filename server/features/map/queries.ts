import { type Place, RECENT_PLACES } from '@quanzi/contract'
import type { Member } from '../../call/Session'
import type { Db } from '../../db/schema'
import { withTransaction } from '../../db/withTransaction'

/** Stores a place as the member's latest and returns the latest ones; deletes older ones. */
export async function keepPlace(
  db: Db,
  me: Member,
  { name, address, location }: Place,
  at: number,
): Promise<readonly Place[]> {
  const owner = { iid: me.iid, user_id: me.user_id }
  const chosen = { lat: location.lat, lng: location.lng, at }
  return await withTransaction(db, async (trx) => {
    await trx
      .insertInto('recent_place')
      .values({ ...owner, name, address, ...chosen })
      .onConflict((conflict) => conflict.columns(['iid', 'user_id', 'name', 'address']).doUpdateSet(chosen))
      .execute()
    const rows = await trx
      .selectFrom('recent_place')
      .select(['id', 'name', 'address', 'lat', 'lng'])
      .where('iid', '=', owner.iid)
      .where('user_id', '=', owner.user_id)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .execute()
    const old = rows.slice(RECENT_PLACES).map(({ id }) => id)
    if (old.length > 0) await trx.deleteFrom('recent_place').where('iid', '=', me.iid).where('id', 'in', old).execute()
    return rows
      .slice(0, RECENT_PLACES)
      .map((row) => ({ name: row.name, address: row.address, location: { lat: row.lat, lng: row.lng } }))
  })
}
