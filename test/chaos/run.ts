import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type ChaosOptions, type Outcome, playChaos } from './playChaos'
import type { Place } from './Stage'

/**
 * Four members write to each other with the app's own chat while servers, clients and the connections between them
 * fail. Afterwards every message must be there once and in order, and all unread counts must agree: `npm run chaos --
 * --kills 30 --messages 2000 --freeze 20 [--on redis] [--short | --goal] [--result=file]`.
 */
const PLACES: Readonly<Record<string, Place>> = {
  pglite: 'PGlite',
  postgres: 'PostgreSQL',
  redis: 'PostgreSQL and Redis, two servers',
}

const SHORT = { kills: '4', messages: '240', freeze: '5' }
/** The full test of the chat. It takes a while, so it is run by hand. */
const GOAL = { kills: '200', messages: '20000', freeze: '20', on: 'redis' }
const LONG = { kills: '30', messages: '2000', freeze: '20' }

function isGood({ lost, doubled, outOfOrder, different, uncounted }: Outcome): boolean {
  return lost + doubled + outOfOrder + different + uncounted === 0
}

const lineOf = (outcome: Outcome) =>
  `${isGood(outcome) ? '✓' : '✗'} ${outcome.place}: ${outcome.messages} messages, ${outcome.lost} lost, ${outcome.doubled} doubled, ${outcome.outOfOrder} out of order, ${outcome.different} devices differ, ${outcome.uncounted} unread counts differ (${outcome.seconds.toFixed(0)} s)\n    ${outcome.happened}`

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      kills: { type: 'string' },
      messages: { type: 'string' },
      /** In seconds. */
      freeze: { type: 'string' },
      on: { type: 'string' },
      short: { type: 'boolean' },
      goal: { type: 'boolean' },
      quiet: { type: 'boolean' },
      result: { type: 'string' },
    },
  })
  const given = { ...(values.short ? SHORT : values.goal ? GOAL : LONG), ...values }
  const options: ChaosOptions = {
    kills: Number(given.kills),
    messages: Number(given.messages),
    freeze: Number(given.freeze) * 1000,
    tell: (line) => values.short || values.quiet || console.log(line),
  }
  const places = Object.entries(PLACES).filter(([name]) => !given.on || name === given.on)
  if (places.length === 0) throw new Error(`--on is one of ${Object.keys(PLACES).join(', ')}`)
  const counts = { passed: 0, failed: 0 }
  for (const [, place] of places) {
    const outcome = await playChaos(place, options).catch((error: unknown) => `✗ ${place}: ${String(error)}`)
    const good = typeof outcome !== 'string' && isGood(outcome)
    counts[good ? 'passed' : 'failed']++
    console.log(typeof outcome === 'string' ? outcome : lineOf(outcome))
  }
  console.log(`${counts.passed} passed, ${counts.failed} failed`)
  if (values.result) writeFileSync(values.result, JSON.stringify(counts))
  process.exit(counts.failed > 0 ? 1 : 0)
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
})
