import type { PaidPlay } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'

export interface WatchParts {
  /** The only way to a media address; refuses what has to be bought. */
  readonly play: () => Promise<PaidPlay>
  /** Where the member stopped last time, in seconds. */
  readonly position: () => Promise<number>
  readonly savePosition: (seconds: number) => Promise<unknown>
}

/** The position is kept every so many seconds, not at every frame. */
const SAVE_EVERY = 10

export type WatchState = 'idle' | 'opening' | 'playing' | 'denied' | 'failed'

/** Watching one video: its address, the place to go on from, and how far the viewer has come. */
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
      // A visitor would have to log in first, which buying does.
      const denied = name === 'DENIED' || name === 'LOGIN'
      runInAction(() => {
        this.state = denied ? 'denied' : 'failed'
      })
    }
  }

  /** Called while it plays. */
  watched(seconds: number): void {
    this.now = seconds
    if (Math.abs(seconds - this.kept) < SAVE_EVERY) return
    this.keep(seconds)
  }

  /** Called when the viewer turns away: what the last few seconds added is kept too. */
  left(): void {
    if (this.state === 'playing' && Math.floor(this.now) !== Math.floor(this.kept)) this.keep(this.now)
  }

  /** At the end the next time begins at the beginning. */
  ended(): void {
    this.now = 0
    this.keep(0)
  }

  failed(): void {
    this.state = 'failed'
  }

  private keep(seconds: number): void {
    this.kept = seconds
    // A lost position costs the viewer a few seconds, an error message would cost more.
    this.parts.savePosition(Math.floor(seconds)).catch(() => undefined)
  }
}
