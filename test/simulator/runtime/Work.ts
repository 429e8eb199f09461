/** A timer up to this many ms is part of the work in hand; a later one is a plan. */
const SHORT = 400
/** A view that stayed as it is for so long is at rest, whatever is still under way. */
const STILL = 320
const ROUND = 10
/** The work must be done at so many looks in a row: one answer leads to the next question. */
const LOOKS = 3

type Timer = ReturnType<typeof setTimeout>

/** What the app has begun and will soon hear of: calls of the platform, answers of the network, short timers. */
export class Work {
  private open = 0
  private drawnAt = performance.now()
  private readonly timers = new Map<Timer, () => void>()

  /** Begins a piece of work. Returns its end, which may be called more than once. */
  begin(): () => void {
    this.open += 1
    let isOpen = true
    return () => {
      if (isOpen) this.open -= 1
      isOpen = false
    }
  }

  /** The view has changed. */
  drew(): void {
    this.drawnAt = performance.now()
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
    const since = performance.now()
    for (let looks = 0; looks < LOOKS; looks = this.open === 0 ? looks + 1 : 0) {
      await new Promise((resolve) => setTimeout(resolve, ROUND))
      if (performance.now() - Math.max(since, this.drawnAt) > STILL) return
    }
  }
}
