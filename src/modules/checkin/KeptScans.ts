import type { KeptScan } from '@quanzi/contract'
import { MOST_AGO } from '@quanzi/contract'
import { makeAutoObservable, observableRef } from 'mobx'
import type { JournaledStorage } from '@/session/journaled'

/** A scan that the server has not answered yet. */
export interface WaitingScan {
  readonly reqId: string
  readonly ticket: string
  readonly placeId?: string | undefined
  /** The server's clock in ms, as far as the phone knows it, for after a restart of the app. */
  readonly at: number
  /** The clock of this run of the app, which nobody sets. */
  readonly tick: number
  /** Names the run of the app. */
  readonly run: string
}

interface Clocks {
  /** In ms since some moment of this run. */
  readonly tick: () => number
  readonly now: () => number
  readonly run: string
}

const isScan = (value: unknown): value is WaitingScan =>
  typeof value === 'object' && value !== null && 'reqId' in value && 'ticket' in value && 'at' in value

const isScans = (value: unknown): value is readonly WaitingScan[] => Array.isArray(value) && value.every(isScan)

/**
 * Scans on the device, in their order, until the server has answered them. They survive a killed app, and those of
 * another page of the browser, which writes to the same list.
 */
export class KeptScans {
  all: readonly WaitingScan[]

  constructor(
    private readonly device: JournaledStorage,
    private readonly key: string,
    private readonly clocks: Clocks,
  ) {
    this.all = this.stored()
    makeAutoObservable<KeptScans, 'device' | 'key' | 'clocks'>(this, {
      device: false,
      key: false,
      clocks: false,
      all: observableRef,
    })
  }

  /** Takes back scans that a killed browser had not stored yet. Sent ones are answered as they were then. */
  async restore(): Promise<void> {
    const found = (await this.device.recall(this.key)).get(this.key)
    if (!isScans(found)) return
    const known = this.known()
    const lost = found.filter(({ reqId }) => known.every((scan) => scan.reqId !== reqId))
    if (lost.length > 0) this.write([...known, ...lost].sort((one, other) => one.at - other.at))
  }

  private stored(): readonly WaitingScan[] {
    return this.device.read(this.key, isScans) ?? []
  }

  /** Also those of another page, and own ones that a full device did not take. */
  private known(): readonly WaitingScan[] {
    return [...new Map([...this.stored(), ...this.all].map((scan) => [scan.reqId, scan])).values()]
  }

  add(scan: Pick<WaitingScan, 'reqId' | 'ticket' | 'placeId'>): void {
    const { tick, now, run } = this.clocks
    this.write([...this.known(), { ...scan, at: now(), tick: tick(), run }])
  }

  drop(reqIds: readonly string[]): void {
    this.write(this.known().filter(({ reqId }) => !reqIds.includes(reqId)))
  }

  /** The first scans as they are sent: how long ago each was made. */
  first(most: number): KeptScan[] {
    return this.all.slice(0, most).map((scan) => ({
      reqId: scan.reqId,
      ticket: scan.ticket,
      ...(scan.placeId ? { placeId: scan.placeId } : {}),
      ago: this.ageOf(scan),
    }))
  }

  private ageOf({ at, tick, run }: WaitingScan): number {
    const { clocks } = this
    const age = run === clocks.run ? clocks.tick() - tick : clocks.now() - at
    return Math.round(Math.min(MOST_AGO, Math.max(0, age)))
  }

  private write(all: readonly WaitingScan[]): void {
    this.all = all
    if (all.length > 0) this.device.write(this.key, all)
    else this.device.remove(this.key)
  }
}
