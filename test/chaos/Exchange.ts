import { Chatter } from './Chatter'
import type { ChatterTask } from './ChatterTask'

interface Waiting {
  readonly at: number
  readonly resolve: () => void
  readonly reject: (error: Error) => void
}

/** Without any stored or received message for this long, the run has failed. */
const STALLED_MS = 120_000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The chatters of a run and their common progress. */
export class Exchange {
  readonly chatters: readonly Chatter[]
  private waiting: readonly Waiting[] = []
  private movedAt = Date.now()
  private readonly watch: NodeJS.Timeout

  constructor(tasks: readonly ChatterTask[]) {
    this.chatters = tasks.map(
      (task) =>
        new Chatter(
          task,
          () => this.progressed(),
          (error) => this.fail(error),
        ),
    )
    this.watch = setInterval(() => {
      if (Date.now() - this.movedAt > STALLED_MS) this.fail(new Error(`nothing moves any more: ${this.state}`))
    }, 1000)
  }

  get done(): number {
    return this.chatters.reduce((sum, { progress: { sent, got } }) => sum + sent + got, 0)
  }

  get state(): string {
    return this.chatters.map(({ task, progress }) => `${task.me.name} ${progress.sent}+${progress.got}`).join(', ')
  }

  async start(): Promise<void> {
    await Promise.all(this.chatters.map((chatter) => chatter.start()))
  }

  /** Resolves when this many messages were acknowledged or received, all members together. */
  reach(at: number): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting = [...this.waiting, { at, resolve, reject }]
      this.progressed()
    })
  }

  /** Resolves when the gate has every read mark, so that no client owes anything. */
  async settled(): Promise<void> {
    while (this.chatters.some(({ device }) => device.waiting().length > 0 || device.untold() > 0)) {
      if (Date.now() - this.movedAt > STALLED_MS) throw new Error(`read marks did not reach the gate: ${this.state}`)
      await pause(100)
    }
    // A client stores its unread counts after the messages that change them.
    for (let before = ''; before !== this.counts; await pause(1000)) before = this.counts
  }

  private get counts(): string {
    return this.chatters.flatMap(({ device, task }) => task.peers.map((peer) => device.unreadWith(peer))).join()
  }

  async stop(): Promise<void> {
    clearInterval(this.watch)
    for (const chatter of this.chatters) await chatter.kill()
  }

  private fail(error: Error): void {
    for (const { reject } of this.waiting) reject(error)
    this.waiting = []
  }

  private progressed(): void {
    this.movedAt = Date.now()
    const { done } = this
    for (const { resolve } of this.waiting.filter(({ at }) => at <= done)) resolve()
    this.waiting = this.waiting.filter(({ at }) => at > done)
  }
}
