import {
  type Itinerary,
  MODULE_TYPE,
  PAGE_SIZE,
  type Page,
  shanghaiDay,
  type TripConfirmed,
  type TripDay,
  type TripReader,
} from '@quanzi/contract'
import type { Selectable } from 'kysely'
import type { Asker } from '../../call/Asker'
import { CallError, paramError } from '../../call/CallError'
import type { Member } from '../../call/Session'
import type { Db } from '../../db/schema'
import type { ContentTable } from '../../db/schema/content'
import { personToAsk } from '../../identity/personToAsk'
import { seatScopeOf } from '../entries/public'
import { companionsOf, countPeople, readersOf, readersPage, type TripKey, takesPart } from './tripPeople'

const DAY = 86_400_000
const MINUTE = 60_000
/** How many companions are shown by their faces. */
const FACES = 6

/** What is stored of an itinerary; its days follow the start of its row. */
interface StoredTrip {
  readonly days: readonly Pick<TripDay, 'title' | 'public' | 'items'>[]
  readonly meet: { readonly minutesBefore: number; readonly name: string; readonly lat: number; readonly lng: number }
  readonly weather: string
  readonly packing: readonly { readonly id: string; readonly text: string }[]
}

type TripRow = Pick<Selectable<ContentTable>, 'iid' | 'id' | 'parent_id' | 'author_id' | 'start_at' | 'detail'>

const isStored = (detail: unknown): detail is StoredTrip =>
  typeof detail === 'object' && detail !== null && 'days' in detail && 'meet' in detail && 'packing' in detail

/** How the participants of an itinerary are found: by the activity that it is of. */
async function keyOf(db: Db, { iid, id, parent_id }: TripRow): Promise<TripKey> {
  const parent = await db
    .selectFrom('content')
    .select('module_type')
    .where('iid', '=', iid)
    .where('id', '=', parent_id ?? '')
    .executeTakeFirst()
  const scope = parent && seatScopeOf(parent.module_type)
  return { iid, id, entered: scope && parent_id !== null ? { scope, refId: parent_id } : null }
}

const confirmOf = async (db: Db, { iid, id }: TripRow, userId: number) =>
  (await db
    .selectFrom('trip_confirm')
    .select(['checked', 'at'])
    .where('iid', '=', iid)
    .where('trip_id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()) ?? null

/** What the viewer may see of an itinerary: outsiders the public days, participants all of it with each other. */
export async function itineraryOf(db: Db, { member }: Asker, row: TripRow): Promise<Itinerary | null> {
  if (!isStored(row.detail)) return null
  const me = member?.user_id ?? 0
  const key = await keyOf(db, row)
  const joined = member !== null && (await takesPart(db, key, me))
  const leads = member !== null && row.author_id === me
  const role: Itinerary['role'] = leads ? 'leader' : joined ? 'participant' : 'outsider'
  const start = row.start_at ?? 0
  const { meet, weather, packing } = row.detail
  const days = row.detail.days.map((day, at) => ({ ...day, n: at + 1, day: shanghaiDay(start + at * DAY) }))
  const seen = role === 'outsider' ? days.filter((day) => day.public) : days
  const common = {
    ...{ role, days: seen, hiddenDays: days.length - seen.length, weather, packing },
    meet: { at: start - meet.minutesBefore * MINUTE, name: meet.name, lat: meet.lat, lng: meet.lng },
  }
  if (role === 'outsider') return common
  const readers = await countPeople(db, key)
  return {
    ...common,
    ...(await leaderOf(db, row)),
    companions: await companionsOf(db, key, me, FACES),
    companionCount: readers.count - Number(joined),
    ...(joined ? { confirm: await confirmOf(db, row, me) } : {}),
    ...(leads ? { readers, confirms: await readersOf(db, key, { pageNo: 1, pageSize: PAGE_SIZE.list }) } : {}),
  }
}

async function leaderOf(db: Db, { iid, author_id }: TripRow): Promise<Pick<Itinerary, 'leader'>> {
  const member = await db
    .selectFrom('member')
    .select(['rid', 'nick_name', 'head_img as headImg', 'mobile'])
    .where('iid', '=', iid)
    .where('user_id', '=', author_id)
    .executeTakeFirst()
  if (!member) return {}
  const { mobile, ...person } = member
  const known = await personToAsk(db, iid, author_id)
  return { leader: { ...(known ?? person), phone: mobile ?? '' } }
}

/** A published itinerary; NOTFOUND without one. */
async function storedTrip(db: Db, iid: number, id: string) {
  const row = await db
    .selectFrom('content')
    .select(['iid', 'id', 'parent_id', 'author_id', 'start_at', 'detail'])
    .where('iid', '=', iid)
    .where('id', '=', id)
    .where('module_type', '=', MODULE_TYPE.trip)
    .where('status', '=', 'published')
    .executeTakeFirst()
  const detail = row?.detail
  if (!row || !isStored(detail)) throw new CallError('NOTFOUND')
  return { ...row, detail }
}

/** A page of who has confirmed and who has not. Only the leader has it. */
export async function tripReaders(
  db: Db,
  me: Member,
  { id, ...part }: { readonly id: string; readonly pageNo: number; readonly pageSize: number },
): Promise<Page<TripReader>> {
  const row = await storedTrip(db, me.iid, id)
  if (row.author_id !== me.user_id) throw new CallError('DENIED')
  return await readersPage(db, await keyOf(db, row), part)
}

/** A participant has read it; a repeat changes the ticks. */
export async function confirm(
  db: Db,
  me: Member,
  { id, checked, at }: { readonly id: string; readonly checked: readonly string[]; readonly at: number },
): Promise<TripConfirmed> {
  const { iid, user_id } = me
  const row = await storedTrip(db, iid, id)
  if (!(await takesPart(db, await keyOf(db, row), user_id))) throw new CallError('DENIED')
  const known = new Set(row.detail.packing.map((thing) => thing.id))
  if (checked.some((one) => !known.has(one))) throw paramError('checked')
  const ticks = [...new Set(checked)]
  const kept = await db
    .insertInto('trip_confirm')
    .values({ iid, trip_id: id, user_id, checked: ticks, at })
    .onConflict((conflict) => conflict.columns(['iid', 'trip_id', 'user_id']).doUpdateSet({ checked: ticks }))
    .returning(['at', 'checked'])
    .executeTakeFirstOrThrow()
  return { confirmedAt: kept.at, checked: kept.checked }
}

/** The itinerary of an activity; null without one. */
export async function tripIdOf(db: Db, iid: number, activityId: string): Promise<string | null> {
  const row = await db
    .selectFrom('content_index')
    .select('id')
    .where('iid', '=', iid)
    .where('parent_id', '=', activityId)
    .where('module_type', '=', MODULE_TYPE.trip)
    .where('status', '=', 'part')
    .orderBy('id')
    .executeTakeFirst()
  return row?.id ?? null
}
