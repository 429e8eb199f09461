import { sql } from 'kysely'
import type { Db } from '../db/schema'
import type { Reader } from './messages'

/** A message that was just read, and its sender. */
export interface ReadRow {
  readonly id: number
  readonly from_rid: number
}

/**
 * Marks the reader's messages as read and returns those that were unread. Null, without any effect, when one of them
 * is not the reader's. Locks rows in order, messages before conversations, so that no two calls wait for each other.
 */
export async function markRead(
  db: Db,
  { iid, rid }: Reader,
  ids: readonly number[],
  at: number,
): Promise<ReadRow[] | null> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return []
  const { rows } = await sql<{ found: number; marked: ReadRow[] }>`
    with wanted as (
      select id, from_rid, read_at from chat_message
      where iid = ${iid} and to_rid = ${rid} and id = any(${wanted}::bigint[]) order by id for update),
    fresh as (
      select id, from_rid from wanted where read_at is null and (select count(*) from wanted) = ${wanted.length}),
    talks as (
      select other from chat_conversation
      where iid = ${iid} and rid = ${rid} and other in (select from_rid from fresh) order by other for update),
    marked as (
      update chat_message m set read_at = ${at} from fresh
      where m.iid = ${iid} and m.to_rid = ${rid} and m.id = fresh.id and (select count(*) from talks) >= 0
      returning m.id, m.from_rid),
    counted as (
      update chat_conversation t set unread = t.unread - less.count
      from (select from_rid, count(*)::int as count from marked group by from_rid) less
      where t.iid = ${iid} and t.rid = ${rid} and t.other = less.from_rid)
    select (select count(*)::int from wanted) as found,
      coalesce((select json_agg(marked) from marked), '[]') as marked`.execute(db)
  const [{ found, marked } = { found: 0, marked: [] }] = rows
  return found < wanted.length ? null : marked
}
