import type { Asker } from '../../call/Asker'
import { rightsOf } from '../../call/access'
import { CallError } from '../../call/CallError'
import type { Db } from '../../db/schema'
import { type CheckinRef, ownCheckinsOf } from '../../items/OwnCheckins'
import { isPublished, itemSessions, moduleTypeOfScope, seatItemOf } from '../entries/public'

export type { CheckinRef } from '../../items/OwnCheckins'

export interface CheckinItem {
  readonly title: string
  readonly lat: number | null
  readonly lng: number | null
  readonly address: string
}

/** The item that people check in to; NOTBUILT for a scope that nobody checks in to, NOTFOUND for another tenant's item. */
export async function checkinItem(db: Db, { iid, scope, refId }: CheckinRef): Promise<CheckinItem> {
  const own = ownCheckinsOf(scope)
  if (own) return await own.item(db, { iid, scope, refId })
  const moduleType = moduleTypeOfScope(scope)
  if (moduleType === null) throw new CallError('NOTBUILT')
  const row = await db
    .selectFrom('content')
    .select(['title', 'lat', 'lng', 'extra'])
    .where('iid', '=', iid)
    .where('id', '=', refId)
    .where('module_type', '=', moduleType)
    .where('status', '<>', 'deleted')
    .executeTakeFirst()
  if (!row) throw new CallError('NOTFOUND')
  const { title, lat, lng, extra } = row
  return { title, lat, lng, address: [extra.city, extra.place].filter(Boolean).join(' ') }
}

/**
 * NOTFOUND for an item that the tenant has withdrawn, except for staff who scan and for whoever entered: they have to
 * find the way there.
 */
export async function requireShown(db: Db, { member }: Pick<Asker, 'member'>, ref: CheckinRef): Promise<void> {
  const { iid, scope, refId } = ref
  if (ownCheckinsOf(scope) || (await isPublished(db, { iid, itemId: refId }))) return
  if (member && (await rightsOf(db, member)).includes('scan')) return
  const own =
    member &&
    (await db
      .selectFrom('entry')
      .select('id')
      .where('iid', '=', iid)
      .where('user_id', '=', member.user_id)
      .where('scope', '=', scope)
      .where('ref_id', '=', refId)
      .where('state', '<>', 'cancelled')
      .limit(1)
      .executeTakeFirst())
  if (!own) throw new CallError('NOTFOUND')
}

/** The items through which its people came: for a supplier's trip also those of the tenants that resell it. */
export async function soldAs(db: Db, { iid, scope, refId }: CheckinRef): Promise<CheckinRef[]> {
  const { home, sellers } = await seatItemOf(db, { iid, itemId: refId })
  if (home.iid !== iid || home.itemId !== refId) return [{ iid, scope, refId }]
  return sellers.map((seller) => ({ iid: seller.iid, scope, refId: seller.itemId }))
}

/** Where somebody who came through an item is listed: there, and for a resold trip also with its supplier. */
export async function shownAt(db: Db, { iid, scope, refId }: CheckinRef): Promise<CheckinRef[]> {
  const { home } = await seatItemOf(db, { iid, itemId: refId })
  const own = { iid, scope, refId }
  return home.iid === iid && home.itemId === refId ? [own] : [own, { iid: home.iid, scope, refId: home.itemId }]
}

/** The sessions of an item; a resold trip has those of its supplier. */
export const sessionsOf = (db: Db, { iid, refId }: CheckinRef) => itemSessions(db, { iid, itemId: refId })
