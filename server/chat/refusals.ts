import { sql } from 'kysely'
import { REASONS, restrictedUntil, type Worded } from '../call/reasons'
import type { Db } from '../db/schema'

/** What a message is judged by. */
export interface Judged {
  readonly from: { readonly rid: number; readonly userId: number }
  readonly toRid: number
  /** True when the receiver is an agent of the tenant, to whom also restricted members write. */
  readonly agent: boolean
}

/** A message that is not taken: its place from 1, and until when its sender is restricted, or null for a blocked one. */
export type RefusedRow = { readonly n: number } & (
  | { readonly until: number; readonly reason: string }
  | { readonly until: null }
)

/** Why messages are not taken, by their place from 0. */
export type Refused = ReadonlyMap<number, Worded>

export const toRefused = (rows: readonly RefusedRow[] | null): Refused =>
  new Map(rows?.map((row) => [row.n - 1, row.until === null ? REASONS.chatBlocked : restrictedUntil(row)]))

/** The arguments by which the database judges messages: it is the same for `chat_refused` and `chat_take`. */
export const judgedBy = (messages: readonly Judged[], at: number) => sql`
  ${messages.map(({ from }) => from.rid)}::bigint[], ${messages.map(({ from }) => from.userId)}::bigint[],
  ${messages.map(({ toRid }) => toRid)}::bigint[],
  ${messages.flatMap(({ agent }, index) => (agent ? [index + 1] : []))}::integer[], ${at}::bigint`

/**
 * Why messages of one tenant are not taken: their receiver has blocked their sender, or staff have restricted the
 * sender, who still may write to the tenant's agents. Read anew each time: both count at once.
 */
export async function refusals(db: Db, iid: number, messages: readonly Judged[], at: number): Promise<Refused> {
  const { rows } = await sql<{ refused: RefusedRow[] | null }>`
    select chat_refused(${iid}, ${judgedBy(messages, at)}) as refused`.execute(db)
  return toRefused(rows[0]?.refused ?? null)
}
