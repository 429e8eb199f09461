import type { PaidPlay } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'

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
/** An address is renewed this long before it expires, ms. */
const RENEW_BEFORE = 60_000

export type WatchState = 'idle' | 'opening' | 'playing' | 'denied' | 'failed'

/** Watching one video: its address, its start position, and the viewer's progress. */
export class WatchStore {
  state: WatchState = 'idle'
  address: PaidPlay | null = null
  startAt = 0
  /** True when the address was renewed while it played: the player goes on by itself. */
  renewed = false
  private kept = 0
  private at = 0
  private openedAt = 0
  private renewing = false

  constructor(private readonly parts: WatchParts) {
    makeAutoObservable<WatchStore, 'parts' | 'kept' | 'at' | 'openedAt' | 'renewing'>(this, {
      parts: false,
      kept: false,
      at: false,
      openedAt: false,
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
        this.openedAt = this.parts.now()
        this.state = 'playing'
      })
    } catch (error) {
      const name = typeof error === 'object' && error !== null && 'errorName' in error ? error.errorName : null
      // A visitor must log in first; buying asks for that too.
      const denied = name === 'DENIED' || name === 'LOGIN'
      runInAction(() => {
        this.state = denied ? 'denied' : 'failed'
      })
    }
  }

  /** Called during playback. */
  watched(seconds: number): void {
    this.at = seconds
    const { address, openedAt } = this
    // A device whose clock is hours ahead would ask for another address all the time.
    const now = this.parts.now()
    if (address && address.expireAt - now < RENEW_BEFORE && now - openedAt > RENEW_BEFORE) void this.renew()
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
    const now = this.parts.now()
    if (this.address && this.address.expireAt <= now && now - this.openedAt > RENEW_BEFORE) void this.renew()
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
        this.renewed = true
        this.openedAt = this.parts.now()
      })
    } catch {
      // What plays goes on; when it fails the next try says why.
      runInAction(() => {
        if (this.address && this.address.expireAt <= this.parts.now()) this.state = 'failed'
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
