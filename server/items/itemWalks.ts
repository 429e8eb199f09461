import { isPartType, MODULE_TYPE } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Listing, Sql, Walk } from '../db/lists/Walk'
import { SUMMARY_COLUMNS, SUMMARY_JOINS } from './summaries'

/** The items of a list: a tenant's, of one module or of all. */
export interface Shelf {
  readonly iid: number
  readonly moduleType?: number | undefined
}

const CARRY = sql`ci.module_type, ci.id`
const NEVER = sql.lit(Number.MAX_SAFE_INTEGER)

const published = ({ iid, moduleType }: Shelf): Sql[] => [
  sql`ci.iid = ${iid}`,
  ...(moduleType === undefined ? [] : [sql`ci.module_type = ${moduleType}`]),
  sql`ci.status = 'published'`,
]

const walk = (where: readonly Sql[], keys: readonly Sql[], way: Walk['way']): Walk => ({
  from: sql`content_index ci`,
  where,
  keys,
  way,
  carry: CARRY,
})

const NEWEST = [sql`ci.published_at`, sql`ci.id`]

/** Parts of a whole have a status of their own: no walk finds them that does not ask for their type or their whole. */
const PART = sql`ci.status = 'part'`

/** Items by publication, newest first, with further conditions on the index. */
export const newest = (shelf: Shelf, ...more: readonly Sql[]): Walk => {
  const { iid, moduleType } = shelf
  if (moduleType === undefined || !isPartType(moduleType)) return walk([...published(shelf), ...more], NEWEST, 'desc')
  return walk([sql`ci.iid = ${iid} and ci.module_type = ${moduleType}`, PART, ...more], NEWEST, 'desc')
}

/** The parts of a whole, in their order. */
export const partsOf = ({ iid, moduleType }: Shelf, parentId: string): Walk =>
  walk(
    [
      sql`ci.iid = ${iid} and ci.parent_id = ${parentId}`,
      PART,
      ...(moduleType === undefined ? [] : [sql`ci.module_type = ${moduleType}`]),
    ],
    [sql`ci.seq`, sql`ci.id`],
    'asc',
  )

/** One author's items, newest first; the viewer's own with drafts and private ones. */
export const writtenBy = ({ iid, moduleType }: Shelf, author: Sql, drafts: boolean): Walk =>
  walk(
    [
      sql`ci.iid = ${iid} and ci.author_id = ${author}`,
      ...(moduleType === undefined ? [] : [sql`ci.module_type = ${moduleType}`]),
      drafts ? sql`ci.status in ('published', 'draft', 'private')` : sql`ci.status = 'published'`,
    ],
    NEWEST,
    'desc',
  )

/** Items by a date or a price. These indexes begin with the module: a list of all modules merges them. */
const byModule = (shelf: Shelf, key: Sql, range: Sql, way: Walk['way']): Walk => ({
  ...walk([...published(shelf), range], [key, sql`ci.id`], way),
  ...(shelf.moduleType === undefined ? { either: inAnyModule } : {}),
})

const inModules = (types: readonly number[]): Sql[] => types.map((type) => sql`ci.module_type = ${sql.lit(type)}`)
const inAnyModule = inModules(Object.values(MODULE_TYPE))

/** Items that begin after an instant, soonest first. */
export const upcoming = (shelf: Shelf, now: number): Walk =>
  byModule(shelf, sql`ci.start_at`, sql`ci.start_at > ${now}`, 'asc')

/** Items with open sign-up, those that close soonest first. */
export const openAt = (shelf: Shelf, now: number): Walk =>
  byModule(shelf, sql`ci.open_until`, sql`ci.open_until > ${now}`, 'asc')

/** Items that have begun and not ended, those that end soonest first. */
export function runningAt(shelf: Shelf, now: number): Walk {
  const end = sql`coalesce(ci.end_at, ${NEVER})`
  const walk = byModule(shelf, end, sql`ci.start_at is not null and ${end} > ${now}`, 'asc')
  const during = [
    sql`int4range(ci.iid, ci.iid, '[]') @> ${shelf.iid}::int`,
    ...(shelf.moduleType === undefined
      ? []
      : [sql`int4range(ci.module_type, ci.module_type, '[]') @> ${shelf.moduleType}::int`]),
    sql`int8range(ci.start_at, greatest(ci.start_at, ${end})) @> ${now}::bigint`,
  ]
  return {
    ...walk,
    filter: [sql`ci.start_at <= ${now}`],
    alone: true,
    rare: { from: sql`content_index ci`, where: [...walk.where, ...during], sharp: true },
  }
}

/** Past items, latest first. */
export const endedBy = (shelf: Shelf, now: number): Walk =>
  byModule(shelf, sql`ci.ended_at`, sql`ci.ended_at <= ${now}`, 'desc')

/**
 * Broadcasts by phase: those that are on, the soonest, the latest replays, and those without a time. Each is in one
 * walk, by the states of `itemState`.
 */
export function byPhase(shelf: Shelf & { moduleType: typeof MODULE_TYPE.live }, now: number): Walk[] {
  const undated = sql`ci.module_type = ${sql.lit(MODULE_TYPE.live)} and ci.start_at is null`
  return [
    runningAt(shelf, now),
    upcoming(shelf, now),
    // Who only closes has not ended, and what begins later stands above.
    fitting(endedBy(shelf, now), [sql`ci.end_at is not null and coalesce(ci.start_at, 0) <= ${now}`]),
    fitting(walk([...published({ iid: shelf.iid }), undated], NEWEST, 'desc'), [
      sql`coalesce(ci.end_at, ${NEVER}) > ${now}`,
    ]),
  ]
}

/** An item's price; items without one sort as the most expensive. */
export const PRICE = sql`coalesce(ci.price_fen, 2147483647)`

/** Items by price, those without one last. */
export const cheapest = (shelf: Shelf): Walk => byModule(shelf, PRICE, sql`true`, 'asc')

/** Items that earn a distributor a commission, the highest first. */
export const bestPaid = (shelf: Shelf): Walk => byModule(shelf, sql`ci.commission`, sql`ci.commission > 0`, 'desc')

/** Items by a counter. The walk uses the counters' index, so the visibility of an item is a filter. */
export const mostCounted = (shelf: Shelf, counter: 'hot' | 'join'): Walk => byCounts(shelf, sql.ref(`cc.${counter}`))

/** The hottest items of some types of a module. */
export const hottestOfTypes = (shelf: Shelf & { moduleType: number }, types: readonly string[]): Walk => ({
  ...mostCounted(shelf, 'hot'),
  either: types.map((type) => sql`cc.type_id = ${type}`),
})

/** Reviewed items by their average score, the others after them. */
export const bestScored = (shelf: Shelf): Walk =>
  byCounts(shelf, sql`(case when cc.scored > 0 then cc.score_sum::bigint * 1000 / cc.scored else 0 end)`)

const byCounts = ({ iid, moduleType }: Shelf, key: Sql): Walk => ({
  from: sql`content_counts cc`,
  where: [sql`cc.iid = ${iid}`, ...(moduleType === undefined ? [] : [sql`cc.module_type = ${moduleType}`])],
  keys: [key, sql`cc.id`],
  way: 'desc',
  carry: sql`cc.module_type, cc.id`,
  filter: [
    sql`ci.status = 'published'`,
    // An expression, not the plain column: with a rare word, PostgreSQL would otherwise read all items of the
    // module by their key.
    ...(moduleType === undefined ? [] : [sql`ci.module_type + 0 = ${moduleType}`]),
  ],
  alone: false,
})

/** The module whose places have an index of their own: on the map of all items they are few. */
const MAPPED = MODULE_TYPE.campsite

/** Items by distance from a point, those without a place last. */
export function nearest(shelf: Shelf, here: { lat: number; lng: number }): Walk[] {
  const { iid } = shelf
  const away = sql`map_point(ci.iid, ci.lat, ci.lng) <-> map_point(${iid}, ${here.lat}, ${here.lng})`
  const ofModule = shelf.moduleType === undefined ? {} : { filter: inModules([shelf.moduleType]) }
  const everywhere = published({ iid })
  const placed = [...everywhere, sql`ci.lat is not null and ci.lng is not null`]
  const isMapped = shelf.moduleType === MAPPED
  return [
    {
      // Not a parameter: with one, the planner could not tell that the index has all of them.
      ...walk(isMapped ? [...placed, sql`ci.module_type = ${sql.lit(MAPPED)}`] : placed, [away, sql`ci.id`], 'asc'),
      ties: true,
      ...(isMapped ? {} : ofModule),
      alone: true,
    },
    {
      ...walk([...everywhere, sql`(ci.lat is null or ci.lng is null)`], [sql`ci.id`], 'asc'),
      ...ofModule,
      alone: true,
    },
  ]
}

/**
 * A walk with further conditions on `content_index`; `rare` finds the rows when the walk is long, `apart` are then its
 * own conditions.
 */
export function fitting(walk: Walk, conditions: readonly Sql[], rare?: Sql, apart = walk.where): Walk {
  const filter = [...(walk.filter ?? []), ...conditions]
  if (filter.length === 0) return walk
  const counters = sql`content_counts cc on cc.iid = ci.iid and cc.module_type = ci.module_type + 0 and cc.id = ci.id`
  return {
    alone: true,
    ...walk,
    filter,
    ...(walk.rare ? { rare: { ...walk.rare, where: [...walk.rare.where, ...conditions] } } : {}),
    ...(rare ? { rare: { from: sql`content_index ci join ${counters}`, where: [...apart, ...filter, rare] } } : {}),
  }
}

/** The joins of a walk of items. */
export const summaryJoins = (iid: number): Sql =>
  sql`join content_index ci on ci.iid = ${iid} and ci.id = w.id and ci.module_type = w.module_type ${SUMMARY_JOINS}`

/** A list of items along these walks. */
export const summaryListing = (iid: number, walks: readonly Walk[]): Listing => ({
  walks,
  select: SUMMARY_COLUMNS,
  joins: summaryJoins(iid),
})
