import { makeAutoObservable, observableRef } from 'mobx'
import type { PlayerEvent } from '@/ui/media/PlayerEvent'

export interface LogLine extends PlayerEvent {
  /** Milliseconds since the address was opened. */
  readonly at: number
}

/** Maximum number of lines: a player that stalls for hours must not fill the phone. */
const MOST_LINES = 200

/** Videos come from web addresses only, not from `javascript:` or files of the phone. */
export const isVideoAddress = (address: string): boolean => /^(https?:\/\/[^\s/?#]+|\/[^\s/\\])\S*$/i.test(address)

/** Records what a player does with one address, and how long the viewer waits. */
export class VideoProbeStore {
  address: string
  lines: readonly LogLine[] = []
  private opened: number
  private pressed: number | null = null
  private waitingSince: number | null = null
  firstFrame: number | null = null
  stalls = 0
  stalledMs = 0
  played = 0

  constructor(
    address: string,
    private readonly now: () => number = Date.now,
  ) {
    this.address = address
    this.opened = now()
    makeAutoObservable<VideoProbeStore, 'now' | 'opened' | 'pressed' | 'waitingSince'>(this, {
      now: false,
      opened: false,
      pressed: false,
      waitingSince: false,
      lines: observableRef,
    })
  }

  /** False for an invalid address; the current one then stays. */
  open(address: string): boolean {
    const trimmed = address.trim()
    if (!isVideoAddress(trimmed)) return false
    this.address = trimmed
    this.lines = []
    this.opened = this.now()
    this.pressed = null
    this.waitingSince = null
    this.firstFrame = null
    this.stalls = 0
    this.stalledMs = 0
    this.played = 0
    return true
  }

  tell(event: PlayerEvent): void {
    const at = this.now() - this.opened
    this.lines = [...this.lines, { ...event, at }].slice(-MOST_LINES)
    if (event.name === 'play') this.pressed ??= at
    if (event.name === 'playing') this.flows(at)
    // Waiting before the first frame is start-up time, not a stall.
    if (event.name === 'waiting' && this.firstFrame !== null && this.waitingSince === null) {
      this.waitingSince = at
      this.stalls += 1
    }
  }

  /** The player has reached this position. In a mini-program this is the only sign that it plays. */
  time(seconds: number): void {
    this.played = seconds
    if (seconds > 0) this.flows(this.now() - this.opened)
  }

  private flows(at: number): void {
    if (this.firstFrame === null && this.pressed !== null) this.firstFrame = at - this.pressed
    if (this.waitingSince !== null) this.stalledMs += at - this.waitingSince
    this.waitingSince = null
  }
}
