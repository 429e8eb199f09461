import { setTimeout as wait } from 'node:timers/promises'
import type { Services } from './Context'
import { type Job, startJobs } from './Job'

const errors: unknown[] = []
const services = { log: { error: (what: unknown) => errors.push(what) } } as unknown as Services

/** A job that ends when it is told to. */
function slowJob() {
  const ends: (() => void)[] = []
  const run = jest.fn(() => new Promise<void>((resolve) => ends.push(resolve)))
  return { job: { name: 'slow', run } satisfies Job, run, end: () => ends.shift()?.() }
}

test('jobs do not pile up behind a slow one, and stopping waits only for the one in progress', async () => {
  const slow = slowJob()
  const next = { name: 'next', run: jest.fn(async () => undefined) }
  const stop = startJobs([slow.job, next], services, 2)
  while (slow.run.mock.calls.length === 0) await wait(2)
  await wait(20)
  expect(slow.run).toHaveBeenCalledTimes(1)
  let isStopped = false
  const stopped = stop().then(() => {
    isStopped = true
  })
  await wait(5)
  expect(isStopped).toBe(false)
  slow.end()
  await stopped
  expect(slow.run).toHaveBeenCalledTimes(1)
  expect(next.run).not.toHaveBeenCalled()
})

test('a job that fails is logged, and the next ones run', async () => {
  const broken = { name: 'broken', run: jest.fn(async () => Promise.reject(new Error('no'))) }
  const next = { name: 'next', run: jest.fn(async () => undefined) }
  const stop = startJobs([broken, next], services, 2)
  while (next.run.mock.calls.length < 2) await wait(2)
  await stop()
  expect(errors.length).toBeGreaterThanOrEqual(2)
})
