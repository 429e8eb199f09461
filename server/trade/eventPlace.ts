import { type EventPlace, MODULE_TYPE } from '@quanzi/contract'
import type { Db } from '../db/schema'
import { personToAsk } from '../identity/personToAsk'

/** Place and leader of an item; null for a missing item. */
export async function eventPlace(
  db: Db,
  item: { readonly iid: number; readonly moduleType: number; readonly id: string },
): Promise<EventPlace | null> {
  const { iid } = item
  const row = await db
    .selectFrom('content')
    .select(['author_id', 'lat', 'lng', 'extra'])
    .where('iid', '=', iid)
    .where('id', '=', item.id)
    .where('module_type', '=', item.moduleType)
    .executeTakeFirst()
  if (!row) return null
  const { city, place, meet } = row.extra
  return {
    place: [city, place].filter(Boolean).join(' '),
    lat: row.lat,
    lng: row.lng,
    meet: meet ?? '',
    leader: await personToAsk(db, iid, row.author_id),
    ...(item.moduleType === MODULE_TYPE.campsite ? { isStay: true } : {}),
  }
}
