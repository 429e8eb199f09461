import type { PaidItem } from '@quanzi/contract'
import { makeAutoObservable, observableRef } from 'mobx'
import type { PaidStore } from '@/flows/paid/PaidStore'
import { serverNow } from '@/platform/serverClock'

/** So long the viewer may stay where they are, ms. */
const WAIT = 5000

/** The episode that follows by itself, unless the viewer stops it. */
export class NextEpisode {
  /** The next episode, and the instant (ms) at which it begins. */
  waiting: { readonly item: PaidItem; readonly at: number } | null = null

  constructor(
    private readonly store: PaidStore,
    private readonly now: () => number = serverNow,
  ) {
    makeAutoObservable<NextEpisode, 'store' | 'now'>(this, { store: false, now: false, waiting: observableRef })
  }

  /** The episode has ended: the next one begins after a while; a locked one offers the purchase. */
  ended(): void {
    const { open } = this.store
    if (!open || !this.store.ended(false)) return
    const item = this.store.after(open.item)
    this.waiting = item && { item, at: this.now() + WAIT }
  }

  /** Begins now. A second call, of the countdown after a tap, finds nothing. */
  begin(): void {
    const { waiting } = this
    this.waiting = null
    if (waiting) void this.store.start(waiting.item)
  }

  stop(): void {
    this.waiting = null
  }
}
