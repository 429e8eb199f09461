import type { ChatFound } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Db } from '../db/schema'
import { type ChatRow, toChatMessage } from './ChatRow'
import { ofMember, type Reader } from './messages'

/** Number of messages that one search reads: its cost does not grow with the member's history. */
const LOOKED_AT = 2000
const PAGE = 50

/** The member's texts that contain the words, newest first, among the messages before `beforeId`. */
export async function searchMessages(
  db: Db,
  reader: Reader,
  words: string,
  beforeId: number = Number.MAX_SAFE_INTEGER,
): Promise<ChatFound> {
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  const rest = sql`and id < ${beforeId} order by id desc limit ${LOOKED_AT}`
  const { rows } = await sql<(ChatRow | { id: null }) & { looked: number; last: number }>`
    with looked as (
      select * from (${ofMember(reader, rest)}) all_ways order by id desc limit ${LOOKED_AT}),
    found as (
      select * from looked
      where content::json -> 'body' ->> 'text' ilike ${pattern}
        and id > coalesce((
          select cleared_id from chat_conversation v
          where v.iid = looked.iid and v.rid = ${reader.rid}
            and v.other = case when looked.to_rid = ${reader.rid} then looked.from_rid else looked.to_rid end), 0)
      order by id desc limit ${PAGE})
    select found.*, whole.looked, whole.last
    from (select count(*)::int as looked, min(id) as last from looked) whole
    left join found on true order by found.id desc`.execute(db)
  const msgs = rows.flatMap((row) => (row.id === null ? [] : [toChatMessage(row)]))
  const { looked, last } = rows[0] ?? { looked: 0, last: 0 }
  const end = msgs.length === PAGE ? msgs[PAGE - 1]?.id : looked === LOOKED_AT ? String(last) : undefined
  return { msgs, beforeId: end ?? null }
}
