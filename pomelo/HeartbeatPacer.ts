import type { Clock } from './Clock'

type Cancel = () => void

/**
 * The client's side of the heartbeat (PROTOCOL.md §6): one heartbeat an interval after the server's last, then twice the
 * interval for the server to show a sign of life. An interval of 0 means heartbeats are off, and nothing here runs.
 */
export class HeartbeatPacer {
  private cancelSend: Cancel | undefined
  private cancelCheck: Cancel | undefined
  private deadline = 0

  /** `interval` in milliseconds; `timedOut` is called at most once. */
  constructor(
    private readonly clock: Clock,
    private readonly interval: number,
    private readonly send: () => void,
    private readonly timedOut: () => void,
  ) {}

  /** The server's heartbeat arrived, or the handshake is done. However many arrive, one goes back. */
  beat(): void {
    this.cancelCheck?.()
    if (this.interval === 0 || this.cancelSend) return
    this.cancelSend = this.clock.after(this.interval, () => {
      this.cancelSend = undefined
      this.expect(2 * this.interval)
      this.send()
    })
  }

  /** Any frame arrived: the server lives. */
  heard(): void {
    this.deadline = this.clock.now() + 2 * this.interval
  }

  /** Sends a heartbeat now and gives the server `ms` to answer, for when the platform hints that the line may be dead. */
  probe(ms: number): void {
    if (this.interval === 0) return
    this.expect(ms)
    this.send()
  }

  stop(): void {
    this.cancelSend?.()
    this.cancelCheck?.()
  }

  private expect(ms: number): void {
    this.deadline = this.clock.now() + ms
    this.checkAfter(ms)
  }

  private checkAfter(ms: number): void {
    this.cancelCheck?.()
    this.cancelCheck = this.clock.after(ms, () => {
      const left = this.deadline - this.clock.now()
      if (left > 0) this.checkAfter(left)
      else this.timedOut()
    })
  }
}
