import type { LiveState, OnLive, PaidContent, PaidPlay } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { isGatewayError } from '@/gateway/GatewayError'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

interface Parts {
  readonly fetchRoom: () => Promise<PaidContent>
  readonly fetchState: () => Promise<LiveState>
  readonly play: () => Promise<PaidPlay>
  readonly now: () => number
  /** Runs `action` after `ms`; the returned function stops it. */
  readonly later: (ms: number, action: () => void) => () => void
}

/** Announced, on, over, to be watched again; `locked`: on or to be watched again, with a ticket only. */
export type Phase = 'soon' | 'living' | 'ended' | 'replay'

/** Waiting times between tries to reach a host who has left for a moment, ms. */
const BACKOFF = [2000, 4000, 8000, 15_000, 30_000] as const
/** A replay is made within this time, ms. */
const REPLAY_MS = 24 * 3_600_000
/** An address is renewed this long before it expires, ms. */
const RENEW_BEFORE = 60_000
/** A renewal that has failed is tried again after this time, ms. */
const RETRY = 10_000

/** A live room: what it is, how it stands, and its stream, which comes back by itself after a break. */
export class LiveRoomStore {
  state: ScreenState = screenLoading
  room: PaidContent | null = null
  live: LiveState | null = null
  play: PaidPlay | null = null
  /** The host has left for a moment, or the network has. */
  broken = false
  private tries = 0
  private playing = false
  private stopWaiting: () => void = () => undefined

  constructor(private readonly parts: Parts) {
    makeAutoObservable<LiveRoomStore, 'parts' | 'tries' | 'playing' | 'stopWaiting'>(this, {
      ...{ parts: false, tries: false, playing: false, stopWaiting: false },
      ...{ room: observableRef, live: observableRef, play: observableRef },
    })
  }

  get phase(): Phase {
    const { state = 0, replay = false } = this.live ?? {}
    return state === 0 ? 'soon' : state === 1 ? 'living' : replay ? 'replay' : 'ended'
  }

  /** True when only a ticket opens the room. */
  get locked(): boolean {
    return this.room?.items.some((item) => item.locked) ?? false
  }

  /** True when no replay is to be expected: it is made on the day after the end, or never. */
  get isReplayMade(): boolean {
    const { endAt = null } = this.live ?? {}
    return endAt !== null && this.parts.now() - endAt > REPLAY_MS
  }

  async load(): Promise<void> {
    try {
      const [room, live] = await Promise.all([this.parts.fetchRoom(), this.parts.fetchState()])
      runInAction(() => {
        this.room = room
        this.state = screenReady
        this.take(live)
      })
    } catch (error) {
      runInAction(() => {
        if (!this.room) this.state = failedState(error, () => void this.load())
      })
    }
  }

  /** Asks how the room stands; a failure changes nothing. */
  async look(): Promise<void> {
    const live = await this.parts.fetchState().catch(() => null)
    if (live) runInAction(() => this.take(live))
  }

  /** The room's news over the chat line, or the answer to being there. */
  hear(news: LiveState | OnLive): void {
    if (!this.live) return
    const { mine, isHost } = this.live
    this.take({ mine, isHost, ...news })
  }

  private take(live: LiveState): void {
    const before = this.phase
    this.live = live
    if (before !== this.phase) this.stop()
    if ((this.phase === 'living' || this.phase === 'replay') && !this.locked && !this.play && !this.broken)
      void this.start()
  }

  /** Fetches the stream's address. */
  async start(): Promise<void> {
    if (this.playing) return
    this.playing = true
    try {
      const play = await this.parts.play()
      runInAction(() => {
        this.play = play
        this.broken = false
        this.tries = 0
      })
      this.wait(Math.max(RENEW_BEFORE, play.expireAt - this.parts.now() - RENEW_BEFORE))
    } catch (error) {
      runInAction(() => {
        if (isGatewayError(error, 'DENIED') || isGatewayError(error, 'LOGIN') || isGatewayError(error, 'CLOSED')) {
          this.play = null
          void this.load()
        } else if (this.play && this.play.expireAt > this.parts.now()) this.wait(RETRY)
        // What plays goes on until its address expires.
        else this.fail()
      })
    } finally {
      this.playing = false
    }
  }

  /** The stream has broken off: tries again, less and less often. */
  fail(): void {
    this.play = null
    this.broken = true
    const ms = BACKOFF[Math.min(this.tries, BACKOFF.length - 1)] ?? 30_000
    this.tries += 1
    this.wait(ms)
  }

  private wait(ms: number): void {
    this.stopWaiting()
    this.stopWaiting = this.parts.later(ms, () => void this.start())
  }

  /** The screen has gone, or the room has changed. */
  stop(): void {
    this.stopWaiting()
    this.play = null
    this.broken = false
    this.tries = 0
  }
}
