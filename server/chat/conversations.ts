import type { ChatConversation } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Db } from '../db/schema'
import { type ChatRow, toChatMessage } from './ChatRow'
import type { Reader } from './messages'

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

type Listed = ChatRow & { unread: number; muted: boolean; blocked: boolean; cleared_id: number } & (
    | Named
    | { name: null }
  )

/** A member's conversations, or those with blocked people, by their last message, newest first, before a message. */
export async function conversations(
  db: Db,
  { iid, rid }: Reader,
  { beforeId, limit, blocked }: { beforeId: number | undefined; limit: number; blocked?: boolean | undefined },
): Promise<ChatConversation[]> {
  const { rows } = await sql<Listed>`
    select c.*, t.unread, t.muted, t.blocked, t.cleared_id, m.nick_name as name, m.rid, m.user_id, m.head_img,
      coalesce(a.label, '') as label
    from (
      select * from chat_conversation
      where iid = ${iid} and rid = ${rid} and last_id < ${beforeId ?? Number.MAX_SAFE_INTEGER}
        ${blocked ? sql`and blocked` : sql``}
      order by last_id desc limit ${limit}
    ) t
    join chat_message c on c.iid = t.iid and c.id = t.last_id
      and c.low_rid = least(t.rid, t.other) and c.high_rid = greatest(t.rid, t.other)
    left join member m on m.iid = t.iid and m.rid = t.other
    left join chat_agent a on a.iid = t.iid and a.rid = t.other
    order by t.last_id desc`.execute(db)
  return rows.map((row) => ({
    last: toChatMessage(row),
    unread: row.unread,
    muted: row.muted,
    blocked: row.blocked,
    clearedId: String(row.cleared_id),
    peer: row.name === null ? null : peerOf(row),
  }))
}

/** Turns notices of one person, or their messages, on or off. False when there is no conversation. */
export async function setConversation(
  db: Db,
  { iid, rid }: Reader,
  other: number,
  wish: { readonly muted: boolean } | { readonly blocked: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('chat_conversation')
    .set(wish)
    .where('iid', '=', iid)
    .where('rid', '=', rid)
    .where('other', '=', other)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Deletes the messages up to one for this member only; unread ones among them count as read. False when there is no
 * conversation. The other side keeps its own.
 */
export async function clearConversation(
  db: Db,
  { iid, rid }: Reader,
  { other, upToId, at }: { other: number; upToId: number; at: number },
): Promise<boolean> {
  const { rows } = await sql`
    with wanted as (
      select id from chat_message
      where iid = ${iid} and low_rid = ${Math.min(rid, other)} and high_rid = ${Math.max(rid, other)}
        and to_rid = ${rid} and read_at is null and id <= ${upToId} order by id for update),
    read as (
      update chat_message m set read_at = ${at} from wanted
      where m.iid = ${iid} and m.to_rid = ${rid} and m.id = wanted.id returning m.id)
    update chat_conversation set unread = unread - (select count(*) from read)::int,
      cleared_id = greatest(cleared_id, least(last_id, ${upToId}))
    where iid = ${iid} and rid = ${rid} and other = ${other} returning rid`.execute(db)
  return rows.length > 0
}
