import { sql } from 'kysely'
import type { Db } from '../../db/schema'

/** The next departure of a trip that takes people. */
export interface NextDeparture {
  readonly startsAt: number
  readonly endsAt: number
  readonly left: number
}

/** The next open departures of trips, those of resold ones at their source, by the trips' ids. */
export async function nextDepartures(
  db: Db,
  iid: number,
  ids: readonly string[],
  at: number,
): Promise<ReadonlyMap<string, NextDeparture>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<NextDeparture & { readonly id: string }>`
    select a.id, next.starts_at as "startsAt", next.ends_at as "endsAt", next.stock - next.sold as left
    from act_item a, lateral (
      select s.starts_at, s.ends_at, s.stock, s.sold from act_session s
      where s.iid = coalesce(a.source_iid, a.iid) and s.item_id = coalesce(a.source_id, a.id)
        and s.state = 'open' and s.starts_at > ${at} and s.sold < s.stock
        and exists (select 1 from content c where c.iid = s.iid and c.id = s.item_id and c.status = 'published')
      order by s.starts_at, s.id limit 1) next
    where a.iid = ${iid} and a.id = any(${[...ids]}::text[])`.execute(db)
  return new Map(rows.map(({ id, ...next }) => [id, next]))
}
