/** A task that repeats, never twice at once. */
export interface Repeated {
  failed: (error: unknown) => void
  /** Resolves when the task is not running and will not run again. */
  stop(): Promise<void>
}

/** Runs `task` every `ms` milliseconds, counted from its end. */
export function repeat(ms: number, task: () => Promise<void>): Repeated {
  let running = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const it: Repeated = {
    failed: () => {},
    stop() {
      stopped = true
      clearTimeout(timer)
      return running
    },
  }
  const wait = () => {
    if (stopped) return
    timer = setTimeout(() => {
      running = task()
        .catch((error: unknown) => it.failed(error))
        .finally(wait)
    }, ms)
    timer.unref()
  }
  wait()
  return it
}
