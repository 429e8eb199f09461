/** A timer up to this many ms is part of the work in hand; a later one is a plan. */
const SHORT = 400
const ROUND = 10
/**
 * A view that stayed as it is at so many looks is at rest, though a question to the visitor is still open. Looks are
 * counted, not ms: while the app's code is loaded nobody looks.
 */
const STILL = 32
/** The work must be done at so many looks in a row: one answer leads to the next question. */
const LOOKS = 3

type Timer = ReturnType<typeof setTimeout>

/** What the app has begun and will soon hear of: calls of the platform, answers of the network, short timers. */
export class Work {
  private open = 0
  private awaited = 0
  private drawings = 0
  private readonly timers = new Map<Timer, () => void>()

  /**
   * Begins a piece of work. Returns its end, which may be called more than once. `surelyEnds`: a still view waits for
   * it, as for an answer of the network.
   */
  begin(surelyEnds = false): () => void {
    const weight = surelyEnds ? 1 : 0
    this.open += 1
    this.awaited += weight
    let isOpen = true
    return () => {
      if (!isOpen) return
      this.open -= 1
      this.awaited -= weight
      isOpen = false
    }
  }

  /** The view has changed. */
  drew(): void {
    this.drawings += 1
  }

  /** The timer functions of the app. */
  readonly clock = {
    setTimeout: (run: (...args: unknown[]) => void, delay?: number, ...args: unknown[]): Timer => {
      if (Number(delay ?? 0) > SHORT) return setTimeout(run, delay, ...args)
      const end = this.begin()
      const timer = setTimeout(() => {
        this.timers.delete(timer)
        try {
          run(...args)
        } finally {
          end()
        }
      }, delay)
      this.timers.set(timer, end)
      return timer
    },
    clearTimeout: (timer: Timer): void => {
      this.timers.get(timer)?.()
      this.timers.delete(timer)
      clearTimeout(timer)
    },
    setInterval,
    clearInterval,
  }

  /** Resolves when nothing is under way, or the view stays as it is all the same. */
  async rest(): Promise<void> {
    let drawn = this.drawings
    for (let looks = 0, still = 0; looks < LOOKS && still < STILL; ) {
      await new Promise((resolve) => setTimeout(resolve, ROUND))
      looks = this.open === 0 ? looks + 1 : 0
      still = this.awaited === 0 && this.drawings === drawn ? still + 1 : 0
      drawn = this.drawings
    }
  }
}
