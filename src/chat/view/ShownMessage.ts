import type { ChatBody, ChatSender, TipNotify } from '@quanzi/contract'

/** A message as a row shows it. The same object while it is sent, acknowledged and read. */
export interface ShownMessage {
  readonly tempID: string
  readonly mine: boolean
  /** ms */
  readonly date: number
  readonly body: ChatBody
  readonly sender: ChatSender | null
  readonly tipNotify: TipNotify | null
  readonly status: 'received' | 'uploading' | 'sending' | 'failed' | 'sent' | 'read'
  /** Why the gate refused it. */
  readonly refusal: string
  /** Of its upload, 0–100. */
  readonly progress: number
  /** The member's own file, while it is at hand. */
  readonly localPath: string | null
}

type Placed = Pick<ShownMessage, 'tempID' | 'mine' | 'date'>

/** Shorter pauses need no new time above the message. */
const PAUSE_MS = 10 * 60_000

/** Whether the time stands above a row: on the first one, after a pause and on a new day. */
export function opensPeriod(row: Placed, before: Placed | undefined, dayOf: (at: number) => string): boolean {
  if (!before) return true
  return row.date - before.date >= PAUSE_MS || dayOf(row.date) !== dayOf(before.date)
}

export type RowChange =
  | { readonly kind: 'none' }
  /** Older ones came above. */
  | { readonly kind: 'older' }
  /** New ones came below; `mine` when one of them is the user's own. */
  | { readonly kind: 'newer'; readonly count: number; readonly mine: boolean }

const NONE: RowChange = { kind: 'none' }

/** What has happened to a list of rows: it grows at its ends, and what waits for the gate stays below what comes. */
export function rowChange(before: readonly Placed[], after: readonly Placed[]): RowChange {
  const [first] = before
  if (!first || after.length === 0) return NONE
  const known = new Set(before.map(({ tempID }) => tempID))
  const begin = after.findIndex(({ tempID }) => known.has(tempID))
  if (begin < 0) return NONE
  const fresh = after.slice(begin).filter(({ tempID }) => !known.has(tempID))
  if (fresh.length > 0) return { kind: 'newer', count: fresh.length, mine: fresh.some(({ mine }) => mine) }
  return begin > 0 ? { kind: 'older' } : NONE
}
