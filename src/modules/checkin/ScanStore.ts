import type { CheckinDone, KeptScan, KeptScanResult } from '@quanzi/contract'
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
  /** A kept scan that the list on the device does not know, or knows as not valid. */
  readonly doubt: boolean
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

  constructor(private readonly parts: Parts) {
    makeAutoObservable<ScanStore, 'parts' | 'last'>(this, {
      parts: false,
      last: false,
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

  /** Takes what the camera sees. False for something that is no ticket, or the one that is still there. */
  async see(text: string): Promise<boolean> {
    const ticket = ticketIn(text)
    const now = this.parts.now()
    if (ticket === null || (ticket === this.last.ticket && now - this.last.at < SAME)) {
      if (ticket !== null) this.last.at = now
      return false
    }
    this.last = { ticket, at: now }
    await this.scan(ticket)
    return true
  }

  /** Checks a ticket in, or keeps it for later. */
  async scan(ticket: string): Promise<void> {
    const { kept, send } = this.parts
    const scan = { reqId: createId(), ticket, placeId: this.placeId }
    const queues = kept.all.length > 0
    kept.add(scan)
    if (queues) {
      this.tell(this.keptOutcome(ticket))
      return await this.flush()
    }
    try {
      const done = await send(scan)
      kept.drop([scan.reqId])
      this.tell(outcomeOf(ticket, done))
    } catch (error) {
      if (!isGatewayError(error) || error.kind === 'network' || error.kind === 'protocol')
        return this.tell(this.keptOutcome(ticket))
      kept.drop([scan.reqId])
      this.tell({ ...NOTHING, kind: 'refused', ticket, message: error.msg })
    }
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
    this.outcome = null
    this.last = { ticket: '', at: 0 }
  }

  private answered(scans: readonly KeptScan[], results: readonly KeptScanResult[]): void {
    const tickets = new Map(scans.map(({ reqId, ticket }) => [reqId, ticket]))
    const wrong = results.filter(({ first }) => first !== true)
    this.conflicts = [...this.conflicts, ...wrong.map((one) => ({ ...one, ticket: tickets.get(one.reqId) ?? '' }))]
    this.parts.kept.drop(results.map(({ reqId }) => reqId))
  }

  private keptOutcome(ticket: string): ScanOutcome {
    const codes = this.parts.codes()
    const known = codes?.find(ticket)
    const isGood = known?.state === 'in' || known?.state === 'out'
    return {
      ...NOTHING,
      kind: 'kept',
      ticket,
      person: known?.name ?? '',
      doubt: codes !== null && codes.size > 0 && !isGood,
    }
  }

  private tell(outcome: ScanOutcome): void {
    runInAction(() => {
      this.outcome = outcome
      this.scannedAt = this.parts.now()
    })
    this.parts.onOutcome(outcome)
  }
}

const NOTHING = { person: '', message: '', at: null, operator: '', place: '', id: '', doubt: false } as const

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
