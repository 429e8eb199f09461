import type { ChatContent, ChatConversation, ChatMessage, ChatPage } from '@quanzi/contract'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db } from '../db/schema'
import type { ChatMessageTable } from '../db/schema/chat'

export type ChatRow = Selectable<ChatMessageTable>

/** A message that is to be stored. */
export type NewChatRow = Omit<ChatRow, 'id' | 'read_at'>

const ORDER_LOCK = 0x63686174

/** A stored row as it travels. */
export const toChatMessage = (row: Pick<ChatRow, 'id' | 'content' | 'at' | 'flag' | 'read_at'>): ChatMessage => ({
  id: String(row.id),
  content: JSON.parse(row.content) as ChatContent,
  date: row.at,
  flag: row.flag,
  scope: 1,
  ...(row.read_at === null ? {} : { read: true }),
})

/** The JSON of {@link toChatMessage}, without reading the content: what is only passed on need not be parsed. */
export const chatMessageJson = ({ id, content, at, flag, read_at }: ChatRow): string =>
  `{"id":"${id}","content":${content},"date":${at},"flag":${flag},"scope":1${read_at === null ? '' : ',"read":true'}}`

/** No JSON text holds this character raw, so columns of texts travel as one parameter that needs no escaping. */
const BETWEEN = '\x01'

/**
 * Stores messages in the order given and answers their rows, in that order; a message whose sender
 * has used its `temp_id` before is not stored again, its first row is answered. The lock makes
 * every writer take turns, so that ids are committed in their order.
 */
export async function insertMessages(db: Db, rows: readonly NewChatRow[]): Promise<{ row: ChatRow; again: boolean }[]> {
  const column = (name: keyof NewChatRow) => rows.map((row) => row[name]).join(BETWEEN)
  const list = (name: keyof NewChatRow) => sql`string_to_array(${column(name)}::text, ${sql.lit(BETWEEN)})`
  const inserted = await sql<{ count: number; first: number | null; last: number | null }>`
    with stored as (
      insert into chat_message (iid, from_rid, to_rid, temp_id, flag, content, at)
      select m.iid, m.from_rid, m.to_rid, m.temp_id, m.flag, m.content, m.at
      from (select pg_advisory_xact_lock(${sql.lit(ORDER_LOCK)})) as turn,
        unnest(${list('iid')}::int[], ${list('from_rid')}::bigint[], ${list('to_rid')}::bigint[], ${list('temp_id')},
          ${list('flag')}::smallint[], ${list('content')}, ${list('at')}::bigint[])
        with ordinality as m(iid, from_rid, to_rid, temp_id, flag, content, at, n)
      order by m.n
      on conflict (from_rid, temp_id) do nothing
      returning id)
    select count(*)::int as count, min(id) as first, max(id) as last from stored`.execute(db)
  const [all] = inserted.rows
  const first = all?.first ?? Number.POSITIVE_INFINITY
  // All of them new: their ids follow one another. An answer of one row, because reading a thousand costs as much as storing them.
  if (all?.count === rows.length && all.last === first + rows.length - 1)
    return rows.map((row, index) => ({ row: { ...row, id: first + index, read_at: null }, again: false }))
  const known = await rowsByName(db, rows)
  const seen = new Set<number>()
  return rows.map((row) => {
    const stored = known.get(nameOf(row))
    if (!stored) throw new Error('a message was neither stored now nor before')
    // Of two in one batch with the same name the first is the one that was stored.
    const again = stored.id < first || seen.has(stored.id)
    seen.add(stored.id)
    return { row: stored, again }
  })
}

const nameOf = (row: { from_rid: number; temp_id: string }) => `${row.from_rid} ${row.temp_id}`

async function rowsByName(db: Db, rows: readonly NewChatRow[]): Promise<Map<string, ChatRow>> {
  const { rows: found } = await sql<ChatRow>`
    select c.* from unnest(${rows.map((row) => row.from_rid)}::bigint[], ${rows.map((row) => row.temp_id)}::text[])
      as m(from_rid, temp_id)
    join chat_message c on c.from_rid = m.from_rid and c.temp_id = m.temp_id`.execute(db)
  return new Map(found.map((row) => [nameOf(row), row]))
}

/** The newest unread messages, oldest first; `hasMore` when older ones were left out. */
export async function unreadMessages(db: Db, rid: number, limit: number): Promise<ChatPage> {
  const rows = await db
    .selectFrom('chat_message')
    .selectAll()
    .where('to_rid', '=', rid)
    .where('read_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  return backwards(rows, limit)
}

/** Rows for a member; unread and read ones have an index each. */
const received = (rid: number, rest: RawBuilder<unknown>) =>
  sql`(select * from chat_message where to_rid = ${rid} and read_at is null ${rest})
      union all
      (select * from chat_message where to_rid = ${rid} and read_at is not null ${rest})`

/** A conversation of two, backwards from `beforeId`. */
export async function conversation(
  db: Db,
  pair: { rid: number; other: number; beforeId: number | undefined; limit: number },
): Promise<ChatPage> {
  const { rid, other, beforeId = Number.MAX_SAFE_INTEGER, limit } = pair
  const { rows } = await sql<ChatRow>`
    select * from (
      ${received(rid, sql`and from_rid = ${other} and id < ${beforeId} order by id desc limit ${limit + 1}`)}
      union all
      (select * from chat_message where from_rid = ${rid} and to_rid = ${other} and to_rid <> from_rid and id < ${beforeId} order by id desc limit ${limit + 1})
    ) both_ways order by id desc limit ${limit + 1}`.execute(db)
  return backwards(rows, limit)
}

const backwards = (rows: readonly ChatRow[], limit: number): ChatPage => ({
  msgs: rows.slice(0, limit).reverse().map(toChatMessage),
  hasMore: rows.length > limit,
})

/** Everything for or from a member after an id, in order. */
export async function messagesAfter(db: Db, rid: number, afterId: number, limit: number): Promise<ChatPage> {
  const { rows } = await sql<ChatRow>`
    select * from (
      ${received(rid, sql`and id > ${afterId} order by id limit ${limit + 1}`)}
      union all
      (select * from chat_message where from_rid = ${rid} and to_rid <> ${rid} and id > ${afterId} order by id limit ${limit + 1})
    ) both_ways order by id limit ${limit + 1}`.execute(db)
  return { msgs: rows.slice(0, limit).map(toChatMessage), hasMore: rows.length > limit }
}

/** Id of the newest message for or from a member; 0 when there is none. */
export async function newestMessageId(db: Db, rid: number): Promise<number> {
  const { rows } = await sql<{ id: number | null }>`
    select greatest(
      (select max(id) from (${received(rid, sql`order by id desc limit 1`)}) newest),
      (select max(id) from chat_message where from_rid = ${rid})) as id`.execute(db)
  return rows[0]?.id ?? 0
}

/** Rows for or from any of these members that were stored since an instant. */
export async function messagesSince(db: Db, rids: readonly number[], since: number): Promise<ChatRow[]> {
  const { rows } = await sql<ChatRow>`
    select * from chat_message
    where id > coalesce((select id from chat_message where at < ${since} order by id desc limit 1), 0)
      and (to_rid = any(${[...rids]}::bigint[]) or from_rid = any(${[...rids]}::bigint[]))
    order by id limit 10000`.execute(db)
  return rows
}

/** Marks messages to `rid` as read. Null, and nothing is marked, when one of them is not theirs; else what was unread. */
export async function markRead(
  db: Db,
  rid: number,
  ids: readonly number[],
  at: number,
): Promise<{ id: number; from_rid: number }[] | null> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    select id from chat_message where id = any(${wanted}::bigint[]) and to_rid = ${rid}`.execute(db)
  if (rows.length < wanted.length) return null
  const marked = await sql<{ id: number; from_rid: number }>`
    update chat_message set read_at = ${at}
    where id = any(${wanted}::bigint[]) and read_at is null returning id, from_rid`.execute(db)
  return marked.rows
}

interface Named {
  readonly name: string
  readonly rid: number
  readonly user_id: number
  readonly head_img: string
  readonly label: string
}

const peerOf = ({ rid, user_id, name, head_img, label }: Named) => ({
  roleID: rid,
  uid: user_id,
  nick_name: name,
  avatar: head_img,
  label,
})

/** The last message of each of a member's conversations, and how many of it are unread. */
export async function conversations(db: Db, rid: number): Promise<ChatConversation[]> {
  const { rows } = await sql<ChatRow & { unread: number } & (Named | { name: null })>`
    select c.*, m.nick_name as name, m.rid, m.user_id, m.head_img, coalesce(a.label, '') as label, (select count(*) from chat_message u where u.to_rid = ${rid} and u.from_rid = l.other and u.read_at is null)::int as unread
    from (
      select other, max(id) as id from (
        select from_rid as other, id from chat_message where to_rid = ${rid}
        union all select to_rid, id from chat_message where from_rid = ${rid}
      ) e group by other order by max(id) desc limit 100
    ) l join chat_message c on c.id = l.id
    left join member m on m.rid = l.other left join chat_agent a on a.rid = l.other
    order by c.id desc`.execute(db)
  return rows.map((row) => ({
    last: toChatMessage(row),
    unread: row.unread,
    peer: row.name === null ? null : peerOf(row),
  }))
}
