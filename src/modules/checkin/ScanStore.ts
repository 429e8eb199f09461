import type { CheckinDone, CheckinRefusal, CheckinWhy, KeptScan, KeptScanResult } from '@quanzi/contract'
import { MOST_SCANS, ticketIn } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { isGatewayError } from '@/gateway/GatewayError'
import { createId } from '@/lib/createId'
import type { KeptScans } from './KeptScans'
import type { OfflineCodes } from './OfflineCodes'

/** What has become of the last scan. */
export interface ScanOutcome {
  readonly kind: 'first' | 'again' | 'refused' | 'kept'
  readonly ticket: string
  readonly person: string
  /** The gateway's words of a refusal. */
  readonly message: string
  /** The first time of a repeat, in ms. */
  readonly at: number | null
  readonly operator: string
  readonly place: string
  /** The check-in; '' for a refused or kept scan. */
  readonly id: string
  /** A kept scan of a ticket that the list on the device does not have. */
  readonly doubt: boolean
  /** Waits on the device; the device alone has judged it. */
  readonly kept: boolean
  /** The reason of a refusal, the server's or the device's own. */
  readonly why: CheckinWhy | null
  /** When the ticket counts, for one that is scanned at another time. */
  readonly hours: { readonly from: number; readonly to: number } | null
}

/** A kept scan that the server did not take, for the staff to look at. */
export interface Conflict extends KeptScanResult {
  readonly ticket: string
}

interface Parts {
  readonly kept: KeptScans
  readonly codes: () => OfflineCodes | null
  readonly send: (scan: { reqId: string; ticket: string; placeId?: string | undefined }) => Promise<CheckinDone>
  readonly sendAll: (scans: readonly KeptScan[]) => Promise<readonly KeptScanResult[]>
  readonly onOutcome: (outcome: ScanOutcome) => void
  readonly now: () => number
}

/** A ticket that is still before the camera is not scanned again, in ms. */
const SAME = 4000
/** For so long what has become of a ticket stands before the camera reads the next one, in ms. */
const NEXT = 1200
/** How long an own scan can be undone at once, in ms. */
export const UNDO_MS = 10_000

/**
 * Scans tickets one after another. Each scan is on the device before it is sent and leaves it when it was answered, so
 * none is lost; while some wait, new ones queue up behind them, so the order stays.
 */
export class ScanStore {
  outcome: ScanOutcome | null = null
  /** When the last scan was made, in ms. */
  scannedAt = 0
  placeId: string | undefined = undefined
  conflicts: readonly Conflict[] = []
  isSending = false
  private last = { ticket: '', at: 0 }
  /** When the camera gave the last ticket, in ms. */
  private takenAt = 0
  /** When a ticket was checked in at a place, as far as this run knows, in ms. */
  private readonly seen = new Map<string, number>()

  constructor(private readonly parts: Parts) {
    makeAutoObservable<ScanStore, 'parts' | 'last' | 'takenAt' | 'seen'>(this, {
      parts: false,
      last: false,
      takenAt: false,
      seen: false,
      outcome: observableRef,
      conflicts: observableRef,
    })
  }

  get waiting(): number {
    return this.parts.kept.all.length
  }

  choosePlace(placeId: string | undefined): void {
    this.placeId = placeId
  }

  /**
   * Takes what the camera sees. False for something that is no ticket, the one that is still there, and the next one
   * while nobody can have read yet what has become of the one before: it is seen again in a moment.
   */
  async see(text: string): Promise<boolean> {
    const ticket = ticketIn(text)
    const now = this.parts.now()
    if (ticket === null) return false
    if (ticket === this.last.ticket && now - this.last.at < SAME) {
      this.last.at = now
      return false
    }
    if (now - Math.max(this.takenAt, this.scannedAt) < NEXT) return false
    this.last = { ticket, at: now }
    this.takenAt = now
    await this.scan(ticket)
    return true
  }

  /** Checks a ticket in, or keeps it for later. */
  async scan(ticket: string): Promise<void> {
    const { kept, send } = this.parts
    const scan = { reqId: createId(), ticket, placeId: this.placeId }
    const offline = this.keptOutcome(ticket)
    const queues = kept.all.length > 0
    kept.add(scan)
    if (queues) {
      this.tell(offline)
      return await this.flush()
    }
    try {
      const done = await send(scan)
      kept.drop([scan.reqId])
      this.seen.set(this.seenKey(ticket), done.at)
      this.tell(outcomeOf(ticket, done))
    } catch (error) {
      // Only what is said about the ticket ends its scan: one of a session that has ended waits for the next.
      if (!isGatewayError(error) || error.kind !== 'business') return this.tell(offline)
      kept.drop([scan.reqId])
      const { why = null, from, to } = error.data as Partial<CheckinRefusal>
      const hours = from === undefined || to === undefined ? null : { from, to }
      this.tell({ ...NOTHING, kind: 'refused', ticket, message: error.msg, why, hours })
    }
  }

  /** Sends what an earlier run of the app has left. */
  async begin(): Promise<void> {
    await this.parts.kept.restore()
    await this.flush()
  }

  /** Sends what waits, in its order. Without network it stays. */
  async flush(): Promise<void> {
    if (this.isSending || this.waiting === 0) return
    this.isSending = true
    const { kept, sendAll } = this.parts
    try {
      while (kept.all.length > 0) {
        const scans = kept.first(MOST_SCANS)
        const results = await sendAll(scans)
        runInAction(() => this.answered(scans, results))
        if (results.length === 0) break
      }
    } catch (error) {
      // A refusal of all of them (somebody else has signed in) leaves them on the device too.
      if (!isGatewayError(error)) throw error
    } finally {
      runInAction(() => {
        this.isSending = false
      })
    }
  }

  forgetConflicts(): void {
    this.conflicts = []
  }

  /** After the undoing of a check-in. */
  clear(): void {
    if (this.outcome) this.seen.delete(this.seenKey(this.outcome.ticket))
    this.outcome = null
    this.last = { ticket: '', at: 0 }
  }

  private answered(scans: readonly KeptScan[], results: readonly KeptScanResult[]): void {
    const sent = new Map(scans.map((scan) => [scan.reqId, scan]))
    for (const { reqId, id, at } of results) {
      const scan = sent.get(reqId)
      if (scan && id !== undefined && at !== undefined) this.seen.set(this.seenKey(scan.ticket, scan.placeId), at)
    }
    const wrong = results.filter(({ first }) => first !== true)
    this.conflicts = [...this.conflicts, ...wrong.map((one) => ({ ...one, ticket: sent.get(one.reqId)?.ticket ?? '' }))]
    this.parts.kept.drop(results.map(({ reqId }) => reqId))
    // Sent is not kept any more; what is to be looked at stands among the conflicts.
    const { outcome } = this
    if (!outcome?.kept || this.parts.kept.all.some(({ ticket }) => ticket === outcome.ticket)) return
    const good = results.find(({ reqId, first }) => first && sent.get(reqId)?.ticket === outcome.ticket)
    const stands = good && (outcome.kind === 'first' || outcome.kind === 'kept')
    this.outcome = stands ? { ...outcome, kind: 'first', kept: false, doubt: false, id: good.id ?? '' } : null
  }

  /** What the phone itself knows of a ticket, before its scan is kept. */
  private keptOutcome(ticket: string): ScanOutcome {
    const codes = this.parts.codes()
    const known = codes?.find(ticket)
    const outcome = { ...NOTHING, kept: true, ticket, person: known?.name ?? '' }
    if (known?.state === 'unpaid' || known?.state === 'cancelled')
      return { ...outcome, kind: 'refused', why: known.state === 'unpaid' ? 'pending' : 'cancelled' }
    const before = this.parts.kept.all.find((scan) => scan.ticket === ticket && scan.placeId === this.placeId)
    const at = before?.at ?? this.seen.get(this.seenKey(ticket)) ?? null
    // Without a place the server takes the only one there is.
    const isDone = this.placeId === undefined ? known?.state === 'in' : known?.done.includes(this.placeId)
    if (at !== null || isDone) return { ...outcome, kind: 'again', at }
    const refusal = known ? codes?.refusal(known, this.placeId) : null
    if (refusal) return { ...outcome, kind: 'refused', ...refusal }
    return known ? { ...outcome, kind: 'first' } : { ...outcome, kind: 'kept', doubt: codes !== null && codes.size > 0 }
  }

  private seenKey(ticket: string, placeId = this.placeId): string {
    return `${ticket} ${placeId ?? ''}`
  }

  private tell(outcome: ScanOutcome): void {
    runInAction(() => {
      this.outcome = outcome
      this.scannedAt = this.parts.now()
    })
    this.parts.onOutcome(outcome)
  }
}

const NOTHING = {
  person: '',
  message: '',
  at: null,
  operator: '',
  place: '',
  id: '',
  doubt: false,
  kept: false,
  why: null,
  hours: null,
} as const

const outcomeOf = (ticket: string, { first, person, at, operator, place, id }: CheckinDone): ScanOutcome => ({
  ...NOTHING,
  kind: first ? 'first' : 'again',
  ticket,
  person,
  at: first ? null : at,
  operator,
  place,
  id,
})
