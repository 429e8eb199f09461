import { type Place, RECENT_PLACES } from '@quanzi/contract'
import type { Context } from '../../call/Context'
import { withTransaction } from '../../db/withTransaction'

/** Keeps a place as the member's latest and answers the latest ones; older ones are forgotten. */
export async function keepPlace(ctx: Context, { name, address, location }: Place): Promise<readonly Place[]> {
  const owner = { iid: ctx.iid, user_id: ctx.me.user_id }
  const chosen = { lat: location.lat, lng: location.lng, at: ctx.clock() }
  return await withTransaction(ctx.db, async (db) => {
    await db
      .insertInto('recent_place')
      .values({ ...owner, name, address, ...chosen })
      .onConflict((conflict) => conflict.columns(['iid', 'user_id', 'name', 'address']).doUpdateSet(chosen))
      .execute()
    const rows = await db
      .selectFrom('recent_place')
      .select(['id', 'name', 'address', 'lat', 'lng'])
      .where('iid', '=', owner.iid)
      .where('user_id', '=', owner.user_id)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .execute()
    const old = rows.slice(RECENT_PLACES).map(({ id }) => id)
    if (old.length > 0) await db.deleteFrom('recent_place').where('id', 'in', old).execute()
    return rows
      .slice(0, RECENT_PLACES)
      .map((row) => ({ name: row.name, address: row.address, location: { lat: row.lat, lng: row.lng } }))
  })
}
