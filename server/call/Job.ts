import type { Services } from './Context'

/** Work that depends on time alone. Running it twice, or on two servers, has no further effect. */
export interface Job {
  /** For the log. */
  readonly name: string
  run(services: Services): Promise<void>
}

/** Runs the jobs once, one after another. */
export async function runJobs(jobs: readonly Job[], services: Services): Promise<void> {
  for (const job of jobs) await job.run(services)
}

/**
 * Runs the jobs every `everyMs`, and not again before all have ended, until the returned function is called, which
 * waits for a job in progress.
 */
export function startJobs(jobs: readonly Job[], services: Services, everyMs = 20_000): () => Promise<void> {
  let running: Promise<void> | null = null
  let isStopped = false
  const runAll = async () => {
    for (const job of jobs) {
      if (isStopped) return
      await job.run(services).catch((error: unknown) => services.log.error({ err: error }, job.name))
    }
  }
  const timer = setInterval(() => {
    running ??= runAll().finally(() => {
      running = null
    })
  }, everyMs)
  timer.unref()
  return async () => {
    isStopped = true
    clearInterval(timer)
    await running
  }
}
