import {
  type Itinerary,
  MODULE_TYPE,
  type Person,
  shanghaiDay,
  type TripConfirmed,
  type TripDay,
} from '@quanzi/contract'
import type { Selectable } from 'kysely'
import type { Asker } from '../../call/Asker'
import { CallError, paramError } from '../../call/CallError'
import type { Member } from '../../call/Session'
import type { Db } from '../../db/schema'
import type { ContentTable } from '../../db/schema/content'
import { personToAsk } from '../../identity/personToAsk'
import { seatScopeOf } from '../entries/public'

const DAY = 86_400_000
const MINUTE = 60_000
/** Most participants that are shown. */
const MOST_PEOPLE = 200

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

interface Participant {
  readonly user_id: number
  readonly rid: number
  readonly nick_name: string
  readonly headImg: string
}

/** Those with a live or used entry of the activity that the itinerary is of; undefined for one that nobody enters. */
async function entrants(db: Db, { iid, parent_id }: TripRow) {
  const parent = await db
    .selectFrom('content')
    .select('module_type')
    .where('iid', '=', iid)
    .where('id', '=', parent_id ?? '')
    .executeTakeFirst()
  const scope = parent && seatScopeOf(parent.module_type)
  if (!scope || parent_id === null) return undefined
  const query = db
    .selectFrom('entry as e')
    .innerJoin('member as m', (on) => on.onRef('m.iid', '=', 'e.iid').onRef('m.user_id', '=', 'e.user_id'))
    .select(['e.user_id', 'm.rid', 'm.nick_name', 'm.head_img as headImg'])
    .distinct()
    .where('e.iid', '=', iid)
    .where('e.scope', '=', scope)
    .where('e.ref_id', '=', parent_id)
    .where('e.state', 'in', ['live', 'used'])
  return { query }
}

type Entrants = Awaited<ReturnType<typeof entrants>>

const participants = async (entered: Entrants): Promise<readonly Participant[]> =>
  (await entered?.query.orderBy('m.rid').limit(MOST_PEOPLE).execute()) ?? []

/** Whether a member takes part; the list of people ends at its limit. */
const takesPart = async (entered: Entrants, userId: number): Promise<boolean> =>
  (await entered?.query.where('e.user_id', '=', userId).executeTakeFirst()) !== undefined

const confirmsOf = (db: Db, { iid, id }: TripRow) =>
  db
    .selectFrom('trip_confirm')
    .select(['user_id', 'checked', 'at'])
    .where('iid', '=', iid)
    .where('trip_id', '=', id)
    .execute()

const personOf = ({ rid, nick_name, headImg }: Participant): Person => ({ rid, nick_name, headImg })

/** What the viewer may see of an itinerary: outsiders the public days, participants all of it with each other. */
export async function itineraryOf(db: Db, { member }: Asker, row: TripRow): Promise<Itinerary | null> {
  if (!isStored(row.detail)) return null
  const me = member?.user_id ?? 0
  const entered = await entrants(db, row)
  const joined = member !== null && (await takesPart(entered, me))
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
  const people = await participants(entered)
  const confirms = await confirmsOf(db, row)
  const byUser = new Map(confirms.map((one) => [one.user_id, one]))
  const own = byUser.get(me)
  return {
    ...common,
    ...(await leaderOf(db, row)),
    companions: people.filter(({ user_id }) => user_id !== me).map(personOf),
    ...(joined ? { confirm: own ? { at: own.at, checked: own.checked } : null } : {}),
    ...(leads
      ? {
          confirms: people
            .map(({ user_id, ...person }) => {
              const known = byUser.get(user_id)
              return { ...person, confirmedAt: known?.at ?? null, checked: known?.checked.length ?? 0 }
            })
            .sort((one, other) => Number(one.confirmedAt !== null) - Number(other.confirmedAt !== null)),
        }
      : {}),
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

/** A participant has read it; a repeat changes the ticks. */
export async function confirm(
  db: Db,
  me: Member,
  { id, checked, at }: { readonly id: string; readonly checked: readonly string[]; readonly at: number },
): Promise<TripConfirmed> {
  const { iid, user_id } = me
  const row = await db
    .selectFrom('content')
    .select(['iid', 'id', 'parent_id', 'author_id', 'start_at', 'detail'])
    .where('iid', '=', iid)
    .where('id', '=', id)
    .where('module_type', '=', MODULE_TYPE.trip)
    .where('status', '=', 'published')
    .executeTakeFirst()
  if (!row || !isStored(row.detail)) throw new CallError('NOTFOUND')
  if (!(await takesPart(await entrants(db, row), user_id))) throw new CallError('DENIED')
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
