import type { ChatPage } from '@quanzi/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/schema'
import { type ChatRow, toChatMessage } from './ChatRow'

/** The reader of messages. A rid belongs to one tenant, with which every key begins. */
export interface Reader {
  readonly iid: number
  readonly rid: number
}

/** The newest unread messages, oldest first; `hasMore` when older ones were left out. */
export async function unreadMessages(db: Db, { iid, rid }: Reader, limit: number): Promise<ChatPage> {
  const rows = await db
    .selectFrom('chat_message')
    .selectAll()
    .where('iid', '=', iid)
    .where('to_rid', '=', rid)
    .where('read_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  return backwards(rows, limit)
}

/** The id up to which the member has deleted a conversation. */
const clearedId = ({ iid, rid }: Reader, other: RawBuilder<unknown>) =>
  sql`coalesce((select cleared_id from chat_conversation v where v.iid = ${iid} and v.rid = ${rid} and v.other = ${other}), 0)`

/** The messages of two members, backwards from `beforeId`. */
export async function conversation(
  db: Db,
  reader: Reader,
  { other, beforeId, limit }: { other: number; beforeId: number | undefined; limit: number },
): Promise<ChatPage> {
  const { iid, rid } = reader
  const { rows } = await sql<ChatRow>`
    select * from chat_message
    where iid = ${iid} and low_rid = ${Math.min(rid, other)} and high_rid = ${Math.max(rid, other)}
      and id < ${beforeId ?? Number.MAX_SAFE_INTEGER} and id > ${clearedId(reader, sql`${other}`)}
    order by id desc limit ${limit + 1}`.execute(db)
  return backwards(rows, limit)
}

const backwards = (rows: readonly ChatRow[], limit: number): ChatPage => ({
  msgs: rows.slice(0, limit).reverse().map(toChatMessage),
  hasMore: rows.length > limit,
})

/**
 * Rows to the member (read and unread ones have separate indexes) and rows from the member; each part sorted and
 * limited.
 */
export const ofMember = ({ iid, rid }: Reader, rest: RawBuilder<unknown>) => sql`
  (select * from chat_message where iid = ${iid} and to_rid = ${rid} and read_at is null ${rest})
  union all
  (select * from chat_message where iid = ${iid} and to_rid = ${rid} and read_at is not null ${rest})
  union all
  (select * from chat_message where iid = ${iid} and from_rid = ${rid} and to_rid <> ${rid} ${rest})`

/** All messages to or from the member after an id, in order. */
export async function messagesAfter(db: Db, reader: Reader, afterId: number, limit: number): Promise<ChatPage> {
  const other = sql`case when to_rid = ${reader.rid} then from_rid else to_rid end`
  const rest = sql`and id > ${afterId} and id > ${clearedId(reader, other)} order by id limit ${limit + 1}`
  const { rows } = await sql<ChatRow>`
    select * from (${ofMember(reader, rest)}) all_ways order by id limit ${limit + 1}`.execute(db)
  return { msgs: rows.slice(0, limit).map(toChatMessage), hasMore: rows.length > limit }
}

/** Id of the newest message to or from a member; 0 without any. */
export async function newestMessageId(db: Db, { iid, rid }: Reader): Promise<number> {
  const row = await db
    .selectFrom('chat_conversation')
    .select('last_id')
    .where('iid', '=', iid)
    .where('rid', '=', rid)
    .orderBy('last_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.last_id ?? 0
}

/** A tenant's rows to or from any of these members, after an id and up to another, in order. */
export async function messagesOf(
  db: Db,
  of: { iid: number; rids: readonly number[]; afterId: number; upToId: number; limit: number },
): Promise<ChatRow[]> {
  const { iid, rids, afterId, upToId, limit } = of
  const { rows } = await sql<ChatRow>`
    select * from chat_message
    where iid = ${iid} and id > ${afterId} and id <= ${upToId}
      and (to_rid = any(${[...rids]}::bigint[]) or from_rid = any(${[...rids]}::bigint[]))
    order by id limit ${limit}`.execute(db)
  return rows
}
