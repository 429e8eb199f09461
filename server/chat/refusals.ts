import { sql } from 'kysely'
import { REASONS, restrictedUntil, type Worded } from '../call/reasons'
import { runningRestrictions } from '../call/runningRestrictions'
import type { Db } from '../db/schema'

interface Written {
  readonly from: { readonly rid: number; readonly userId: number }
  readonly toRid: number
}

/** Either who is blocked by whom, or until when a sender is restricted. */
interface Refusal {
  readonly rid: number | null
  readonly other: number | null
  readonly user_id: number | null
  readonly until: number
  readonly reason: string
}

/**
 * Why messages of one tenant are not taken: their receiver has blocked their sender, or staff have restricted the
 * sender, who still may write to the tenant's agents. One statement a batch, read anew each time: both count at once.
 */
export async function refusals(
  db: Db,
  iid: number,
  messages: readonly Written[],
  at: number,
): Promise<(message: Written, to: { readonly agent: boolean }) => Worded | undefined> {
  const senders = [...new Set(messages.map(({ from }) => from.userId))]
  const { rows } = await sql<Refusal>`
    select c.rid, c.other, null::bigint as user_id, 0::bigint as until, '' as reason
    from unnest(${messages.map(({ toRid }) => toRid)}::bigint[], ${messages.map(({ from }) => from.rid)}::bigint[])
      as m(rid, other)
    join chat_conversation c on c.iid = ${iid} and c.rid = m.rid and c.other = m.other and c.blocked
    union all
    select null, null, user_id, until, reason from (${runningRestrictions(iid, senders, at)}) r
    order by until`.execute(db)
  if (rows.length === 0) return () => undefined
  const blocked = new Set(rows.map(({ rid, other }) => `${rid} ${other}`))
  // The longest restriction comes last.
  const restricted = new Map(rows.map((row) => [row.user_id, row]))
  return ({ from, toRid }, { agent }) => {
    const restriction = agent ? undefined : restricted.get(from.userId)
    if (restriction) return restrictedUntil(restriction)
    return blocked.has(`${toRid} ${from.rid}`) ? REASONS.chatBlocked : undefined
  }
}
