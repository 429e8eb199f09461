import { type ItemSummary, MODULE_TYPE, type ShelfProgress } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Member } from '../../call/Session'
import type { Sql, Walk } from '../../db/lists/Walk'
import type { Db } from '../../db/schema'
import { lengthOfPart } from './partText'

/** What a shelf holds: videos, books and albums. */
const TYPES: readonly number[] = [MODULE_TYPE.video, MODULE_TYPE.book, MODULE_TYPE.audioAlbum, MODULE_TYPE.videoAlbum]
/** The latest so many of each kind. */
const MOST = sql.lit(500)

/** What the member has begun, bought or collected, last touched first (the tag `@shelf`). */
export function shelfWalk({ iid, user_id }: Member, moduleType: number | undefined): Walk {
  const types = TYPES.filter((type) => moduleType === undefined || type === moduleType)
  const begun = sql`select p.module_type, p.target_id as id, max(p.at) as at from paid_progress p
    where p.iid = ${iid} and p.user_id = ${user_id} and p.module_type = any(${types}::int[])
    group by p.module_type, p.target_id order by max(p.at) desc limit ${MOST}`
  const kept = sql`select cm.kind::int, cm.target_id, cm.at from content_mark cm
    where cm.iid = ${iid} and cm.user_id = ${user_id} and cm.mark = 'collect'
      and cm.kind = any(${types.map(String)}::text[]) order by cm.at desc limit ${MOST}`
  return {
    from: sql`(select t.module_type, t.id, max(t.at) as at
      from ((${begun}) union all (${kept}) union all (${bought(iid, user_id, types)})) t
      group by t.module_type, t.id) shelf`,
    where: [],
    keys: [sql`shelf.at`, sql`shelf.id`],
    way: 'desc',
    carry: sql`shelf.module_type, shelf.id`,
    filter: [sql`ci.status = 'published'`],
    alone: false,
  }
}

/** A video is bought by its room number. */
const bought = (iid: number, userId: number, types: readonly number[]): Sql => sql`
  select c.module_type, c.id, coalesce(o.paid_at, o.created_at) from entitlement e
    join orders o on o.iid = e.iid and o.id = e.order_id
    join content c on c.iid = e.iid and c.module_type = any(${[...types]}::int[])
      and (c.id = e.target_id or c.extra ->> 'roomNo' = e.target_id)
    where e.iid = ${iid} and e.user_id = ${userId} limit ${MOST}`

interface Stop {
  readonly target_id: string
  readonly item_id: string
  readonly seconds: number
}

/** Adds to each item of a shelf where its reader has stopped. */
export async function withProgress(
  db: Db,
  { iid, user_id }: Member,
  items: readonly ItemSummary[],
): Promise<ItemSummary[]> {
  const ids = items.map(({ id }) => id)
  if (ids.length === 0) return []
  const { rows: stops } = await sql<Stop>`
    select distinct on (module_type, target_id) target_id, item_id, seconds from paid_progress
      where iid = ${iid} and user_id = ${user_id} and module_type = any(${[...TYPES]}::int[])
        and target_id = any(${ids}::text[])
      order by module_type, target_id, at desc, item_id desc`.execute(db)
  if (stops.length === 0) return [...items]
  const parts = await db
    .selectFrom('content')
    .selectAll()
    .where('iid', '=', iid)
    .where(
      'id',
      'in',
      stops.map(({ item_id }) => item_id),
    )
    .where('status', '=', 'published')
    .execute()
  const progressOf = (id: string): ShelfProgress | null => {
    const stop = stops.find(({ target_id }) => target_id === id)
    const part = stop && parts.find((row) => row.id === stop.item_id)
    if (!stop || !part) return null
    const length = lengthOfPart(part)
    return { itemId: part.id, title: part.title, seconds: Math.min(stop.seconds, length), length }
  }
  return items.map((item) => {
    const progress = progressOf(item.id)
    return progress ? { ...item, extra: { ...item.extra, progress } } : item
  })
}
