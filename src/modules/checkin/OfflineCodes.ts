import { checkinHours, type OfflineCode, type OfflineTimes, offlineText } from '@quanzi/contract'
import hash from 'fast-sha256'
import { utf8Bytes } from '@/lib/utf8Bytes'
import type { Keep } from '@/session/memberKeep'

const DAY_MS = 24 * 3_600_000
const ROWS = 1000
const MOST_PAGES = 20

/** The list as the device keeps it. */
export interface KeptCodes {
  /** By the server's clock, in ms; forgotten afterwards. */
  readonly until: number
  readonly codes: readonly OfflineCode[]
  readonly times?: OfflineTimes | undefined
}

export const isKeptCodes = (value: unknown): value is KeptCodes =>
  typeof value === 'object' && value !== null && 'codes' in value && Array.isArray(value.codes) && 'until' in value

interface OfflineRefusal {
  readonly why: 'session' | 'hours'
  readonly hours: { readonly from: number; readonly to: number } | null
}

interface CodesPage {
  readonly codes?: readonly OfflineCode[]
  readonly times?: OfflineTimes
  readonly hasMore: boolean
}

interface Parts {
  readonly refId: string
  readonly kept: Keep<KeptCodes>
  /** True while who asked for the list is still here. */
  readonly isHere: () => boolean
  /** The server's clock. */
  readonly now: () => number
  readonly fetchPage: (pageNo: number, pageSize: number) => Promise<CodesPage>
}

/** By what tickets are known without network: not the tickets themselves, and masked names. */
export class OfflineCodes {
  private codes: ReadonlyMap<string, OfflineCode>
  private times: OfflineTimes | undefined

  constructor(private readonly parts: Parts) {
    const list = parts.kept.read()?.value
    const good = list && list.until > parts.now() ? list : null
    if (!good) parts.kept.forget()
    this.codes = byHash(good?.codes ?? [])
    this.times = good?.times
  }

  /** Reads the list while there is a network; an older one stays when that fails. */
  async load(): Promise<void> {
    const { kept, isHere, now, fetchPage } = this.parts
    const codes: OfflineCode[] = []
    let times: OfflineTimes | undefined
    for (let pageNo = 1; pageNo <= MOST_PAGES; pageNo++) {
      const page = await fetchPage(pageNo, ROWS)
      codes.push(...(page.codes ?? []))
      times = page.times ?? times
      if (!page.hasMore) break
    }
    if (!isHere()) return
    this.codes = byHash(codes)
    this.times = times
    const until = (endOf(times) ?? now()) + DAY_MS
    if (until > now()) kept.write({ until, codes, times }, now())
    else kept.forget()
  }

  /** What is known of a ticket; undefined for one that nobody has here. */
  find(ticket: string): OfflineCode | undefined {
    return this.codes.get(hashOf(this.parts.refId, ticket))
  }

  /**
   * Why a ticket does not count at a place now, as the server judges it: it is of another session, or nobody checks in
   * at this time; and when it does. Null when it counts, and when the times are not known.
   */
  refusal({ sessionId }: OfflineCode, placeId: string | undefined): OfflineRefusal | null {
    const { sessions = [], places = [] } = this.times ?? {}
    const place = places.find(({ id }) => id === placeId) ?? (placeId === undefined ? places[0] : undefined)
    const at = this.parts.now()
    const hoursOf = (session: (typeof sessions)[number]) => checkinHours(place ?? { from: null, to: null }, session)
    const holds = (session: (typeof sessions)[number]) => {
      const hours = hoursOf(session)
      return !hours || (at >= hours.from && at <= hours.to)
    }
    const own = sessions.find(({ id }) => id === sessionId)
    if (!own || holds(own)) return null
    return { why: sessions.some(holds) ? 'session' : 'hours', hours: hoursOf(own) }
  }

  get size(): number {
    return this.codes.size
  }
}

/** When nobody checks in any more, in ms; undefined where it is not told. */
function endOf({ sessions, places }: OfflineTimes = { sessions: [], places: [] }): number | undefined {
  const ends = [...sessions.map(({ endsAt }) => endsAt), ...places.flatMap(({ to }) => to ?? [])]
  return ends.length > 0 ? Math.max(...ends) : undefined
}

const byHash = (codes: readonly OfflineCode[]) => new Map(codes.map((code) => [code.h, code]))

/** The first 16 hex digits of the SHA-256 by which the server's list names a ticket. */
export function hashOf(refId: string, ticket: string): string {
  const digest = hash(utf8Bytes(offlineText(refId, ticket)))
  return Array.from(digest.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
