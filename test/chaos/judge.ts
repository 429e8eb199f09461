import { sql } from 'kysely'
import type { Db } from '../../server/db/schema'
import type { Chatter } from './Chatter'
import { type Party, readSaid } from './ChatterTask'

/** The result of a run; all numbers except `messages` should be 0. */
export interface Verdict {
  readonly messages: number
  readonly lost: number
  readonly doubled: number
  readonly outOfOrder: number
  /** Devices whose conversation differs from the server's. */
  readonly different: number
  /** Conversations whose unread count differs between client, list and messages. */
  readonly uncounted: number
}

/** After about this many messages in a conversation, a device drops the oldest pages. */
const KEPT_BY_DEVICE = 2900

interface Row {
  readonly id: number
  readonly from_rid: number
  readonly to_rid: number
  readonly text: string
  readonly unread: boolean
}

const read = (db: Db) =>
  sql<Row>`
    select id, from_rid, to_rid, content::json -> 'body' ->> 'text' as text, read_at is null as unread
    from chat_message order by id`.execute(db)

/** Which numbers of a series are missing up to `last`, occur twice, or come after a greater one. */
function judgeLine(numbers: readonly number[], last: number) {
  const seen = new Set(numbers)
  const behind = numbers.filter((k, at) => at > 0 && k < (numbers[at - 1] ?? 0)).length
  return { lost: last - seen.size, doubled: numbers.length - seen.size, outOfOrder: behind }
}

export async function judge(db: Db, chatters: readonly Chatter[]): Promise<Verdict> {
  const { rows } = await read(db)
  const kept = await db.selectFrom('chat_conversation').select(['rid', 'other', 'unread']).execute()
  const verdict = { messages: rows.length, lost: 0, doubled: 0, outOfOrder: 0, different: 0, uncounted: 0 }
  for (const { task, device } of chatters) {
    const { me, peers, count } = task
    for (const [at, peer] of peers.entries()) {
      const numbers = rows.flatMap(({ text }) => {
        const said = readSaid(text)
        return said?.from === me.name && said.to === peer.name ? [said.k] : []
      })
      const line = judgeLine(numbers, Math.ceil((count - at) / peers.length))
      verdict.lost += line.lost
      verdict.doubled += line.doubled
      verdict.outOfOrder += line.outOfOrder

      const between = rows.filter((row) => isBetween(row, me, peer)).map(({ id, text }) => `${id} ${text}`)
      const held = device.linesWith(peer)
      const isWhole = held.length === between.length || held.length >= KEPT_BY_DEVICE
      if (!isWhole || held.join() !== between.slice(-held.length).join()) verdict.different++

      const unread = rows.filter((row) => row.to_rid === me.rid && row.from_rid === peer.rid && row.unread).length
      const listed = kept.find(({ rid, other }) => rid === me.rid && other === peer.rid)?.unread
      if (unread !== listed || unread !== device.unreadWith(peer)) verdict.uncounted++
    }
  }
  return verdict
}

const isBetween = ({ from_rid, to_rid }: Row, one: Party, other: Party) =>
  (from_rid === one.rid && to_rid === other.rid) || (from_rid === other.rid && to_rid === one.rid)
