import type { CheckinPlace } from '@quanzi/contract'
import type { Selectable } from 'kysely'
import { metresBetween } from '../../base/metresBetween'
import type { Asker } from '../../call/Asker'
import { CallError } from '../../call/CallError'
import type { Secrets } from '../../db/Secrets'
import type { Db } from '../../db/schema'
import type { CheckinPlaceTable } from '../../db/schema/checkin'
import { ownCheckinsOf } from '../../items/OwnCheckins'
import { moduleTypeOfScope } from '../entries/public'
import { type CheckinItem, type CheckinRef, checkinItem, requireShown } from './checkinItem'
import { placeCode } from './placeCode'
import { placeHours } from './placeHours'

export type PlaceRow = Selectable<CheckinPlaceTable>

const DEFAULT_NAME = '签到处'
const DEFAULT_RADIUS = 200

/** The id of the place of an item that has none: it is known before the row is written. */
const defaultId = ({ scope, refId }: Pick<CheckinRef, 'scope' | 'refId'>) => `${scope}.${refId}`

/** The place of an item that has none, as it is written when it is first used. */
export const defaultPlace = (ref: CheckinRef, { lat, lng, address }: CheckinItem): PlaceRow => ({
  iid: ref.iid,
  id: defaultId(ref),
  scope: ref.scope,
  ref_id: ref.refId,
  area_id: '',
  seq: 0,
  name: DEFAULT_NAME,
  address,
  lat,
  lng,
  radius: DEFAULT_RADIUS,
  opens_at: null,
  closes_at: null,
  day_from: null,
  day_to: null,
  open: true,
  paper_id: null,
  story: '',
  imgs: [],
  present: 0,
  arrived: 0,
})

/** The scope and item of a default place's id; null for another id. */
export function refOfDefault(iid: number, id: string): CheckinRef | null {
  const [scope, ...rest] = id.split('.')
  return scope && rest.length > 0 ? { iid, scope, refId: rest.join('.') } : null
}

const rowsOf = (db: Db, { iid, scope, refId }: CheckinRef, moduleType: number | null): Promise<PlaceRow[]> =>
  db
    .selectFrom('checkin_place')
    .selectAll()
    .where('iid', '=', iid)
    .where('scope', '=', scope)
    .where('ref_id', '=', refId)
    .$if(moduleType !== null, (rows) =>
      rows.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('content as c')
            .select('c.id')
            .where('c.iid', '=', iid)
            .where('c.id', '=', refId)
            .where('c.module_type', '=', moduleType ?? 0)
            .where('c.status', '<>', 'deleted'),
        ),
      ),
    )
    .orderBy('seq')
    .orderBy('id')
    .limit(500)
    .execute()

/** The places of an item: its rows, else the one that every item with tickets has. */
export async function placeRows(db: Db, ref: CheckinRef): Promise<PlaceRow[]> {
  if (ownCheckinsOf(ref.scope)) {
    await checkinItem(db, ref)
    return await rowsOf(db, ref, null)
  }
  const moduleType = moduleTypeOfScope(ref.scope)
  const rows = moduleType === null ? [] : await rowsOf(db, ref, moduleType)
  return rows.length > 0 ? rows : [defaultPlace(ref, await checkinItem(db, ref))]
}

/** The place of this id; without an id the only place there is. PARAM where there are several. */
export async function placeOf(db: Db, ref: CheckinRef, id: string | undefined): Promise<PlaceRow> {
  const rows = await placeRows(db, ref)
  if (id === undefined) {
    if (rows.length > 1 || !rows[0]) throw new CallError('PARAM', { detail: 'placeId' })
    return rows[0]
  }
  const row = rows.find((one) => one.id === id)
  if (!row) throw new CallError('NOTFOUND')
  return row
}

interface PlacesWish {
  readonly areaId?: string | undefined
  readonly id?: string | undefined
  readonly lat?: number | undefined
  readonly lng?: number | undefined
}

/** Most of a member's tickets and visits of one item that its places tell of, the newest. */
const MOST_OWN = 2000

interface Visit {
  readonly at: number
  /** The member was the n-th there. */
  readonly ord: number | null
}

/** The member's visits: place id → entry id ('' without one) → visit. */
type Visits = Map<string, Map<string, Visit>>

async function visitsOf(db: Db, ref: CheckinRef, userId: number): Promise<Visits> {
  const rows = await db
    .selectFrom('checkin')
    .select(['place_id', 'entry_id', 'at', 'ord'])
    .where('iid', '=', ref.iid)
    .where('user_id', '=', userId)
    .where('scope', '=', ref.scope)
    .where('ref_id', '=', ref.refId)
    .where('result', '=', 'ok')
    .where('undone_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(MOST_OWN)
    .execute()
  const visits: Visits = new Map()
  for (const { place_id, entry_id, at, ord } of rows) {
    const here = visits.get(place_id ?? '') ?? new Map<string, Visit>()
    visits.set(place_id ?? '', here.set(entry_id ?? '', { at: Number(at), ord }))
  }
  return visits
}

async function ownEntries(db: Db, ref: CheckinRef, userId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('entry')
    .select('id')
    .where('iid', '=', ref.iid)
    .where('user_id', '=', userId)
    .where('scope', '=', ref.scope)
    .where('ref_id', '=', ref.refId)
    .where('state', 'in', ['live', 'used'])
    .where('trial', '=', false)
    .orderBy('id', 'desc')
    .limit(MOST_OWN)
    .execute()
  return rows.map(({ id }) => id)
}

/** `/v2/checkin/places` for a caller; `secrets` only for staff who may see codes. */
export async function placesFor(
  db: Db,
  asker: Asker,
  wish: PlacesWish & Pick<CheckinRef, 'scope' | 'refId'>,
  secrets: Secrets | null,
): Promise<CheckinPlace[]> {
  const { iid, member, at } = asker
  const ref = { iid, scope: wish.scope, refId: wish.refId }
  const all = await placeRows(db, ref)
  await requireShown(db, asker, ref)
  const rows = all.filter(
    (row) =>
      (wish.id === undefined || row.id === wish.id) && (wish.areaId === undefined || row.area_id === wish.areaId),
  )
  if (wish.id !== undefined && rows.length === 0) throw new CallError('NOTFOUND')
  const visits: Visits = member ? await visitsOf(db, ref, member.user_id) : new Map()
  const ownScope = ownCheckinsOf(ref.scope) !== undefined
  const entries = member && !ownScope ? await ownEntries(db, ref, member.user_id) : []
  return rows.map((row) => {
    const here = visits.get(row.id) ?? new Map<string, Visit>()
    const doneBy = entries.filter((id) => here.has(id))
    const [first] = [...here.values()].sort((a, b) => a.at - b.at)
    return {
      ...asPlace(row, at, wish),
      done: ownScope ? first !== undefined : entries.length > 0 && doneBy.length === entries.length,
      doneAt: first?.at ?? null,
      order: first?.ord ?? null,
      doneBy,
      ...(secrets ? placeCode(secrets, row, at) : {}),
    }
  })
}

/** A place as everybody sees it. */
export function asPlace(
  row: PlaceRow,
  at: number,
  from: { lat?: number | undefined; lng?: number | undefined } = {},
): CheckinPlace {
  const { lat, lng } = row
  const near = lat === null || lng === null || from.lat === undefined || from.lng === undefined
  return {
    id: row.id,
    areaId: row.area_id,
    name: row.name,
    address: row.address,
    lat,
    lng,
    radius: row.radius,
    open: row.open,
    ...placeHours(row, at),
    distance: near ? null : metresBetween({ lat, lng }, { lat: from.lat ?? 0, lng: from.lng ?? 0 }),
    done: false,
    doneAt: null,
    order: null,
    doneBy: [],
    count: row.present,
    paperId: row.paper_id,
    img: row.imgs[0] ?? '',
    imgs: row.imgs,
    story: row.story,
  }
}
