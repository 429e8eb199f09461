import type { PaidPlay } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { Renewal } from '@/flows/paid/Renewal'

export interface WatchParts {
  /** The only call that returns a media address; it refuses unpaid content. */
  readonly play: () => Promise<PaidPlay>
  /** The member's last position in seconds. */
  readonly position: () => Promise<number>
  readonly savePosition: (seconds: number) => Promise<unknown>
  readonly now: () => number
}

/** The position is stored this often, in seconds. */
const SAVE_EVERY = 10

/** A visitor must log in first; buying asks for that too. */
const isRefused = (error: unknown): boolean => {
  const name = typeof error === 'object' && error !== null && 'errorName' in error ? error.errorName : null
  return name === 'DENIED' || name === 'LOGIN'
}

export type WatchState = 'idle' | 'opening' | 'playing' | 'denied' | 'failed'

/** Watching one video: its address, its start position, and the viewer's progress. */
export class WatchStore {
  state: WatchState = 'idle'
  address: PaidPlay | null = null
  startAt = 0
  private kept = 0
  private at = 0
  private readonly renewal: Renewal
  private renewing = false

  constructor(private readonly parts: WatchParts) {
    this.renewal = new Renewal(parts.now)
    makeAutoObservable<WatchStore, 'parts' | 'kept' | 'at' | 'renewal' | 'renewing'>(this, {
      parts: false,
      kept: false,
      at: false,
      renewal: false,
      renewing: false,
      address: observableRef,
    })
  }

  async open(): Promise<void> {
    if (this.state === 'opening' || this.state === 'playing') return
    this.state = 'opening'
    try {
      const [address, startAt] = await Promise.all([this.parts.play(), this.parts.position().catch(() => 0)])
      runInAction(() => {
        this.address = address
        this.startAt = startAt
        this.kept = startAt
        this.at = startAt
        this.renewal.came()
        this.state = 'playing'
      })
    } catch (error) {
      runInAction(() => {
        this.state = isRefused(error) ? 'denied' : 'failed'
      })
    }
  }

  /** Called during playback. */
  watched(seconds: number): void {
    this.at = seconds
    if (this.address && this.renewal.isDue(this.address.expireAt)) void this.renew()
    if (Math.abs(seconds - this.kept) < SAVE_EVERY) return
    this.keep(seconds)
  }

  /** Called when the viewer leaves: stores the last seconds too. */
  left(): void {
    if (this.state === 'playing' && Math.floor(this.at) !== Math.floor(this.kept)) this.keep(this.at)
  }

  /** After the end, playback starts at the beginning the next time. */
  ended(): void {
    this.at = 0
    this.keep(0)
  }

  /** The player has failed: an expired address is renewed; otherwise a message shows. */
  failed(): void {
    if (this.address && this.renewal.isDue(this.address.expireAt) && this.renewal.isOver(this.address.expireAt))
      void this.renew()
    else this.state = 'failed'
  }

  /** Goes on with a new address at the same second; the right to it is asked for again. */
  private async renew(): Promise<void> {
    if (this.renewing) return
    this.renewing = true
    try {
      const address = await this.parts.play()
      runInAction(() => {
        this.address = address
        this.startAt = Math.floor(this.at)
        this.renewal.came()
      })
    } catch (error) {
      // What plays goes on as long as the address does, unless the right to it has ended.
      runInAction(() => {
        this.renewal.missed()
        const refused = isRefused(error)
        if (!refused && this.address && !this.renewal.isOver(this.address.expireAt)) return
        this.left()
        this.state = refused ? 'denied' : 'failed'
      })
    } finally {
      this.renewing = false
    }
  }

  private keep(seconds: number): void {
    this.kept = seconds
    // A lost position costs a few seconds; an error message would disturb more.
    this.parts.savePosition(Math.floor(seconds)).catch(() => undefined)
  }
}
