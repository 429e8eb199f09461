import type { PaidPlay } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'

export interface WatchParts {
  /** The only call that returns a media address; it refuses unpaid content. */
  readonly play: () => Promise<PaidPlay>
  /** The member's last position in seconds. */
  readonly position: () => Promise<number>
  readonly savePosition: (seconds: number) => Promise<unknown>
}

/** The position is stored this often, in seconds. */
const SAVE_EVERY = 10

export type WatchState = 'idle' | 'opening' | 'playing' | 'denied' | 'failed'

/** Watching one video: its address, its start position, and the viewer's progress. */
export class WatchStore {
  state: WatchState = 'idle'
  address: PaidPlay | null = null
  startAt = 0
  private kept = 0
  private now = 0

  constructor(private readonly parts: WatchParts) {
    makeAutoObservable<WatchStore, 'parts' | 'kept' | 'now'>(this, {
      parts: false,
      kept: false,
      now: false,
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
        this.now = startAt
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
    this.now = seconds
    if (Math.abs(seconds - this.kept) < SAVE_EVERY) return
    this.keep(seconds)
  }

  /** Called when the viewer leaves: stores the last seconds too. */
  left(): void {
    if (this.state === 'playing' && Math.floor(this.now) !== Math.floor(this.kept)) this.keep(this.now)
  }

  /** After the end, playback starts at the beginning the next time. */
  ended(): void {
    this.now = 0
    this.keep(0)
  }

  failed(): void {
    this.state = 'failed'
  }

  private keep(seconds: number): void {
    this.kept = seconds
    // A lost position costs a few seconds; an error message would disturb more.
    this.parts.savePosition(Math.floor(seconds)).catch(() => undefined)
  }
}
