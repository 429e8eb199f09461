import type { ChatBody, ChatSender, TipNotify } from '@quanzi/contract'
import type { LinkedPlace } from '../subject/linkedPlace'

/** The content of a message's row. It stays the same object while the message is sent, acknowledged and read. */
export interface ShownMessage {
  readonly tempID: string
  readonly mine: boolean
  /** In ms. */
  readonly date: number
  readonly body: ChatBody
  /** The item or order that it links to, when it contains nothing else. */
  readonly place: LinkedPlace | null
  readonly sender: ChatSender | null
  readonly tipNotify: TipNotify | null
  readonly status: 'received' | 'uploading' | 'sending' | 'failed' | 'sent' | 'read'
  /** Why the gate refused it. */
  readonly refusal: string
  /** Progress of its upload, 0–100. */
  readonly progress: number
  /** Path of the member's own file, as long as the device has it. */
  readonly localPath: string | null
}

type Placed = Pick<ShownMessage, 'tempID' | 'mine' | 'date'>

/** After a shorter pause no new time is shown above the message. */
const PAUSE_MS = 10 * 60_000

/** True when the time shows above a row: for the first one, after a pause and on a new day. */
export function opensPeriod(row: Placed, before: Placed | undefined, dayOf: (at: number) => string): boolean {
  if (!before) return true
  return row.date - before.date >= PAUSE_MS || dayOf(row.date) !== dayOf(before.date)
}

/** True for the first row of a day, and for the first row at all. */
export const opensDay = (row: Placed, before: Placed | undefined, dayOf: (at: number) => string): boolean =>
  !before || dayOf(row.date) !== dayOf(before.date)

/** The last row of the user's own: the only one that says that it was delivered. */
export function lastOwn<Row extends Placed>(rows: readonly Row[]): Row | undefined {
  for (let at = rows.length - 1; at >= 0; at -= 1) if (rows[at]?.mine) return rows[at]
  return undefined
}

export type RowChange =
  | { readonly kind: 'none' }
  /** Older rows came at the top. */
  | { readonly kind: 'older' }
  /** New rows came at the bottom; `mine` when one of them is the user's own. */
  | { readonly kind: 'newer'; readonly count: number; readonly mine: boolean }

const NONE: RowChange = { kind: 'none' }

/** How a list of rows has changed. It grows at both ends only; messages that wait for the gate stay last. */
export function rowChange(before: readonly Placed[], after: readonly Placed[]): RowChange {
  const [first] = before
  if (before === after || !first || after.length === 0) return NONE
  const known = new Set(before.map(({ tempID }) => tempID))
  const begin = after.findIndex(({ tempID }) => known.has(tempID))
  if (begin < 0) return NONE
  const fresh = after.slice(begin).filter(({ tempID }) => !known.has(tempID))
  if (fresh.length > 0) return { kind: 'newer', count: fresh.length, mine: fresh.some(({ mine }) => mine) }
  return begin > 0 ? { kind: 'older' } : NONE
}
