import type { Clock } from '@quanzi/pomelo'

interface Timer {
  readonly at: number
  readonly run: () => void
}

/** A clock that stands still until a test moves it. */
export class ManualClock implements Clock {
  private timers: readonly Timer[] = []

  constructor(private time = 1_000_000) {}

  readonly now = (): number => this.time

  after(ms: number, run: () => void): () => void {
    const timer = { at: this.time + ms, run }
    this.timers = [...this.timers, timer]
    return () => {
      this.timers = this.timers.filter((other) => other !== timer)
    }
  }

  /** Moves on step by step. All effects of a timer happen before the next timer runs. */
  async advance(ms: number): Promise<void> {
    const end = this.time + ms
    await settle()
    for (let due = this.due(end); due; due = this.due(end)) {
      this.timers = this.timers.filter((timer) => timer !== due)
      this.time = due.at
      due.run()
      await settle()
    }
    this.time = end
  }

  private due(end: number): Timer | undefined {
    return this.timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
  }
}

/** Waits for everything that needs no timer. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 12; turn++) await new Promise((resolve) => setImmediate(resolve))
}
