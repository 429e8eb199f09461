import type { Clock } from './Clock'

type Cancel = () => void

/**
 * The client's heartbeats (PROTOCOL.md §6). The client sends a heartbeat one interval after the server's last one; the
 * server then has two intervals to send anything. An interval of 0 means no heartbeats.
 */
export class HeartbeatPacer {
  private cancelSend: Cancel | undefined
  private cancelCheck: Cancel | undefined
  private deadline = 0

  /** `interval` in milliseconds; calls `timedOut` at most once. */
  constructor(
    private readonly clock: Clock,
    private readonly interval: number,
    private readonly send: () => void,
    private readonly timedOut: () => void,
  ) {}

  /**
   * Call it for the server's heartbeat and after the handshake. Several heartbeats from the server get one in return.
   */
  beat(): void {
    this.cancelCheck?.()
    if (this.interval === 0 || this.cancelSend) return
    this.cancelSend = this.clock.after(this.interval, () => {
      this.cancelSend = undefined
      this.expect(2 * this.interval)
      this.send()
    })
  }

  /** Call it for every received frame: the server is alive. */
  heard(): void {
    this.deadline = this.clock.now() + 2 * this.interval
  }

  /**
   * Sends a heartbeat now; the server has `ms` to answer. For hints of the platform that the connection may be dead.
   */
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
