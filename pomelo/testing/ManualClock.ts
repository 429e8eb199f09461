import type { Clock } from '../Clock'

/** A clock that stands still until a test moves it. */
export class ManualClock implements Clock {
  private time = 0
  private timers: { at: number; run: () => void }[] = []

  now(): number {
    return this.time
  }

  after(ms: number, run: () => void): () => void {
    const timer = { at: this.time + ms, run }
    this.timers.push(timer)
    return () => {
      this.timers = this.timers.filter((other) => other !== timer)
    }
  }

  /** Number of timers set: a closed session must leave none behind. */
  get pending(): number {
    return this.timers.length
  }

  /** Moves on and runs due timers in the order of time. */
  advance(ms: number): void {
    const end = this.time + ms
    for (;;) {
      const due = this.timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
      if (!due) break
      this.timers = this.timers.filter((timer) => timer !== due)
      this.time = due.at
      due.run()
    }
    this.time = end
  }
}
