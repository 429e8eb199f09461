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

/** Runs the jobs every `everyMs` until the returned function is called, which waits for a job in progress. */
export function startJobs(jobs: readonly Job[], services: Services, everyMs = 20_000): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    for (const job of jobs)
      running = running
        .then(() => job.run(services))
        .catch((error: unknown) => services.log.error({ err: error }, job.name))
  }, everyMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
