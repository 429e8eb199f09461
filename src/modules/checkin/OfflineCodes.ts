import { type OfflineCode, offlineText } from '@quanzi/contract'
import hash from 'fast-sha256'
import { utf8Bytes } from '@/lib/utf8Bytes'
import type { JsonStorage } from '@/platform/storage/openStorage'

const LIFE_MS = 24 * 3_600_000
const ROWS = 1000
const MOST_PAGES = 20

interface Kept {
  readonly owner: number
  /** In ms; forgotten afterwards. */
  readonly until: number
  readonly codes: readonly OfflineCode[]
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'codes' in value && Array.isArray(value.codes) && 'until' in value

interface CodesPage {
  readonly codes?: readonly OfflineCode[]
  readonly hasMore: boolean
}

interface Parts {
  readonly device: JsonStorage
  readonly refId: string
  /** The signed-in member: nobody else reads the list. */
  readonly owner: number
  readonly now: () => number
  readonly fetchPage: (pageNo: number, pageSize: number) => Promise<CodesPage>
}

/** By what tickets are known without network: not the tickets themselves, and masked names. */
export class OfflineCodes {
  private codes: ReadonlyMap<string, OfflineCode>
  private readonly key: string

  constructor(private readonly parts: Parts) {
    this.key = `codes:${parts.refId}`
    const kept = parts.device.read(this.key, isKept)
    const good = kept && kept.owner === parts.owner && kept.until > parts.now()
    if (kept && !good) parts.device.remove(this.key)
    this.codes = byHash(good ? kept.codes : [])
  }

  /** Reads the list while there is a network; an older one stays when that fails. */
  async load(): Promise<void> {
    const { device, owner, now, fetchPage } = this.parts
    const codes: OfflineCode[] = []
    for (let pageNo = 1; pageNo <= MOST_PAGES; pageNo++) {
      const page = await fetchPage(pageNo, ROWS)
      codes.push(...(page.codes ?? []))
      if (!page.hasMore) break
    }
    this.codes = byHash(codes)
    device.write(this.key, { owner, until: now() + LIFE_MS, codes } satisfies Kept)
  }

  /** What is known of a ticket; undefined for one that nobody has here. */
  find(ticket: string): OfflineCode | undefined {
    return this.codes.get(hashOf(this.parts.refId, ticket))
  }

  get size(): number {
    return this.codes.size
  }
}

const byHash = (codes: readonly OfflineCode[]) => new Map(codes.map((code) => [code.h, code]))

/** The first 16 hex digits of the SHA-256 by which the server's list names a ticket. */
export function hashOf(refId: string, ticket: string): string {
  const digest = hash(utf8Bytes(offlineText(refId, ticket)))
  return Array.from(digest.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
