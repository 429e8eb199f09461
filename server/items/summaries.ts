import { type ContentMark, type ItemSummary, MODULE_TYPE } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Db } from '../db/schema'
import type { ListedStatus, StoredSummary } from '../db/schema/content'

/** One list row as the database gives it. */
export interface SummaryRow {
  readonly id: string
  readonly module_type: number
  readonly status: ListedStatus
  readonly summary: StoredSummary
  readonly published_at: number
  readonly start_at: number | null
  readonly end_at: number | null
  readonly close_at: number | null
  readonly capacity: number | null
  readonly rid: number | null
  readonly nick_name: string | null
  readonly head_img: string | null
  readonly view: number | null
  readonly like: number | null
  readonly collect: number | null
  readonly comment: number | null
  readonly join: number | null
  readonly follow: number | null
  readonly posts: number | null
  readonly score_sum: number | null
  readonly scored: number | null
}

type State = NonNullable<ItemSummary['extra']['state']>

/** The state of an item between its opening and its end; null without dates. */
export function itemState(
  row: Pick<SummaryRow, 'module_type' | 'start_at' | 'end_at' | 'close_at'>,
  left: number | null,
  now: number,
): State | null {
  if (row.module_type === MODULE_TYPE.live) return broadcastState(row, now)
  const close = row.close_at ?? row.start_at
  if (row.end_at !== null && row.end_at <= now) return 'ended'
  if (row.start_at !== null && row.start_at <= now) return 'running'
  if (close === null) return null
  if (close <= now) return 'ended'
  return left === 0 ? 'full' : 'open'
}

function broadcastState({ start_at, end_at }: Pick<SummaryRow, 'start_at' | 'end_at'>, now: number): State | null {
  if (end_at !== null && end_at <= now) return 'replay'
  if (start_at === null) return null
  return start_at <= now ? 'living' : 'upcoming'
}

/** The viewer's relation to an item. */
export interface Relation {
  readonly marks: readonly ContentMark[]
  /** Joined, signed up, waiting for a place, or holding a ticket. */
  readonly mine: boolean
}

const NO_RELATION: Relation = { marks: [], mine: false }

/** The summary of a row for a viewer with this relation. */
export function toSummary(row: SummaryRow, now: number, { marks, mine }: Relation = NO_RELATION): ItemSummary {
  const join = row.join ?? 0
  const left = row.capacity === null ? null : Math.max(0, row.capacity - join)
  const state = itemState(row, left, now)
  return {
    ...row.summary,
    id: row.id,
    moduleType: row.module_type,
    author: { rid: row.rid ?? 0, nick_name: row.nick_name ?? '', headImg: row.head_img ?? '' },
    counts: { view: row.view ?? 0, like: row.like ?? 0, collect: row.collect ?? 0, comment: row.comment ?? 0, join },
    publishedAt: row.published_at,
    extra: {
      ...row.summary.extra,
      joined: join,
      ...(row.capacity === null ? {} : { left }),
      ...(state === null ? {} : { state }),
      ...(row.status === 'draft' || row.status === 'deleted' ? { status: row.status } : {}),
      ...scoreOf(row),
      ...(marks.length > 0 ? { marks } : {}),
      ...(mine ? { mine } : {}),
      ...(row.module_type === MODULE_TYPE.topic ? { posts: row.posts ?? 0, followers: row.follow ?? 0 } : {}),
    },
  }
}

/** A review has three scores. */
const scoreOf = ({ score_sum, scored }: SummaryRow): Pick<ItemSummary['extra'], 'score' | 'reviews'> =>
  scored ? { score: Math.round(((score_sum ?? 0) / 3 / scored) * 10) / 10, reviews: scored } : {}

/** The columns of a list row, joined with its item, counters and author. */
export const SUMMARY_COLUMNS = sql`
  ci.id, ci.module_type, ci.status, ci.summary, ci.published_at, ci.start_at, ci.end_at, ci.close_at, ci.capacity,
  m.rid, m.nick_name, m.head_img, cc.view, cc."like", cc.collect, cc.comment, cc."join", cc.follow, cc.posts,
  cc.score_sum, cc.scored`
export const SUMMARY_JOINS = sql`
  left join content_counts cc on cc.iid = ci.iid and cc.module_type = ci.module_type and cc.id = ci.id
  left join member m on m.iid = ci.iid and m.user_id = ci.author_id`

/** Items by their ids, in no order, including withdrawn ones. */
export async function summariesOf(db: Db, iid: number, ids: readonly string[]): Promise<SummaryRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<SummaryRow>`
    select ${SUMMARY_COLUMNS} from content_index ci ${SUMMARY_JOINS}
    where ci.iid = ${iid} and ci.id = any(${[...ids]}::text[])`.execute(db)
  return rows
}

/** A member's relations to items, by `moduleType:id`. */
export async function relationsOf(
  db: Db,
  { iid, userId }: { iid: number; userId: number },
  items: readonly Pick<SummaryRow, 'module_type' | 'id'>[],
): Promise<Map<string, Relation>> {
  const relations = new Map<string, Relation>()
  if (items.length === 0) return relations
  const wanted = sql`unnest(
    ${items.map(({ module_type }) => module_type)}::int[], ${items.map(({ id }) => id)}::text[]) as i(module_type, id)`
  const { rows } = await sql<{ kind: string; id: string; mark: ContentMark | null }>`
    select cm.kind, cm.target_id as id, cm.mark from ${wanted}
      join content_mark cm on cm.iid = ${iid} and cm.user_id = ${userId}
        and cm.kind = i.module_type::text and cm.target_id = i.id and cm.day = ''
    union all
    select j.module_type::text, j.id, null from ${wanted}
      join joins j on j.iid = ${iid} and j.module_type = i.module_type and j.id = i.id and j.user_id = ${userId}
      where j.state <> 'left'
    union all
    select distinct i.module_type::text, i.id, null from ${wanted}
      join entry e on e.iid = ${iid} and e.user_id = ${userId} and e.scope = 'act' and e.ref_id = i.id
      where i.module_type = ${sql.lit(MODULE_TYPE.act)} and e.state in ('live', 'used')
    union all
    select i.module_type::text, i.id, null from ${wanted}
      join entitlement en on en.iid = ${iid} and en.user_id = ${userId} and en.order_type = i.module_type
        and en.target_id = i.id
      where i.module_type in (201, 202, 203)`.execute(db)
  for (const { kind, id, mark } of rows) {
    const key = `${kind}:${id}`
    const { marks, mine } = relations.get(key) ?? NO_RELATION
    relations.set(key, mark === null ? { marks, mine: true } : { marks: [...marks, mark], mine })
  }
  return relations
}

/** The title of a club's next or current activity, by the club's id. */
export async function nextActs(
  db: Db,
  iid: number,
  clubs: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, string>> {
  if (clubs.length === 0) return new Map()
  const acts = sql`select summary ->> 'title' as title, start_at, id from content_index
    where iid = ${iid} and parent_id = club and status = 'published' and module_type = ${sql.lit(MODULE_TYPE.act)}`
  const { rows } = await sql<{ club: string; title: string }>`
    select club, next.title from unnest(${[...clubs]}::text[]) club, lateral (
      select title from (
        (${acts} and coalesce(end_at, start_at) > ${now} and start_at <= ${now}
          order by coalesce(end_at, start_at), id limit 1)
        union all (${acts} and start_at > ${now} order by start_at, id limit 1)
      ) candidates order by start_at, id limit 1) next`.execute(db)
  return new Map(rows.map(({ club, title }) => [club, title]))
}
