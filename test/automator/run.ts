import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { expectBalance } from '../expectBalance'
import { failureOf } from '../failureOf'
import { startSimulator } from '../simulator/startSimulator'
import { startSite } from '../startSite'
import { AppUnderTest } from './AppUnderTest'
import type { Bench, Case } from './Bench'
import { admissions } from './cases/admissions'
import { afterOrder } from './cases/afterOrder'
import { albums } from './cases/albums'
import { belonging } from './cases/belonging'
import { chat } from './cases/chat'
import { chatKeyboard } from './cases/chatKeyboard'
import { chatMedia } from './cases/chatMedia'
import { checkins } from './cases/checkins'
import { content } from './cases/content'
import { crowdfunding } from './cases/crowdfunding'
import { distribution } from './cases/distribution'
import { games } from './cases/games'
import { goods } from './cases/goods'
import { identity } from './cases/identity'
import { journeys } from './cases/journeys'
import { listening } from './cases/listening'
import { longChat } from './cases/longChat'
import { merchants } from './cases/merchants'
import { openings } from './cases/openings'
import { outings } from './cases/outings'
import { paid } from './cases/paid'
import { places } from './cases/places'
import { profiles } from './cases/profiles'
import { sharing } from './cases/sharing'
import { shop } from './cases/shop'
import { smallStore } from './cases/smallStore'
import { steps } from './cases/steps'
import { stranger } from './cases/stranger'
import { tracks } from './cases/tracks'
import { trouble } from './cases/trouble'
import { walker } from './cases/walker'
import { wallet } from './cases/wallet'
import { createBench, type Gateway } from './createBench'

const CASES: readonly Case[] = [
  ...openings,
  ...identity,
  ...sharing,
  ...trouble,
  ...journeys,
  ...stranger,
  ...shop,
  ...afterOrder,
  ...albums,
  ...goods,
  ...paid,
  ...listening,
  ...distribution,
  ...wallet,
  ...belonging,
  ...admissions,
  ...chat,
  ...chatKeyboard,
  ...chatMedia,
  ...longChat,
  ...merchants,
  ...places,
  ...checkins,
  ...steps,
  ...tracks,
  ...games,
  ...crowdfunding,
  ...content,
  ...profiles,
  ...outings,
  ...smallStore,
  ...walker,
]

interface Counts {
  passed: number
  failed: number
  skipped: number
}

/** Characters of the screen on which a case has failed. */
const MOST_SAID = 600

const say = (line: string) => process.stdout.write(`${line}\n`)

/** The reason why a case cannot run here, if there is one. */
function obstacle(one: Case, bench: Bench): string | undefined {
  if (one.coldStart && !bench.coldStart) return 'the developer tools cannot start an app with a launch query'
  if (one.ownSite && !bench.site) return 'the server was not started by this suite, so its database is out of reach'
  if (one.photos && !bench.photo) return 'the developer tools let nobody choose a photo for them'
  return undefined
}

async function runCases(bench: Bench, only: string | undefined, counts: Counts): Promise<void> {
  for (const one of CASES) {
    if (only && !only.split('|').some((part) => one.name.includes(part))) continue
    const reason = obstacle(one, bench)
    if (reason) {
      counts.skipped += 1
      say(`- ${bench.target}: ${one.name} (${reason})`)
      continue
    }
    const problem = await failureOf(() => attempt(one, bench))
    counts[problem ? 'failed' : 'passed'] += 1
    say(`${problem ? '✗' : '✓'} ${bench.target}: ${one.name}`)
    if (problem) say(`  ${problem.replaceAll('\n', '\n  ')}`)
  }
}

/** The failure of one case with the app's console output; null when it passes. */
async function attempt(one: Case, bench: Bench): Promise<string | null> {
  try {
    await one.run(bench)
    return null
  } catch (error) {
    const troubles = bench.app.takeTroubles().map((line) => `console: ${line}`)
    const says = await bench.app.screenText().catch(() => '')
    const asks = (await bench.app.has('#dialog')) ? await bench.app.text('#dialog') : ''
    return [(error as Error).message, `the screen says ${says.slice(0, MOST_SAID)}`, asks, ...troubles].join('\n')
  }
}

/** Runs the suite in the simulator, with a server of its own. */
async function runInSimulator(
  target: 'weapp' | 'tt',
  only: string | undefined,
  slow: number,
  counts: Counts,
): Promise<void> {
  const site = await startSite({ TRUST_PROXY: '1' }, { fromNothing: target === 'tt' })
  const gateway: Gateway = {
    url: site.origin,
    site,
    smsCode: async (mobile) => {
      const first = await site.smsCode(mobile)
      return site.smsCodes(mobile).at(-1) ?? first
    },
  }
  const files = mkdtempSync(path.join(tmpdir(), 'quanzi-phone-'))
  const start = async <T>(
    query: Readonly<Record<string, string>>,
    use: (app: AppUnderTest) => Promise<T>,
    storage: Readonly<Record<string, unknown>> = {},
  ) => {
    const running = await startSimulator({
      target,
      dist: `dist/${target}`,
      gateway: site.origin,
      gate: `ws://127.0.0.1:${site.gatePort}`,
      query,
      storage,
      files,
      slow,
      scene: query.q ? 1011 : 1001,
    })
    const app = await AppUnderTest.connect(running.wsEndpoint, undefined, true)
    try {
      return await use(app)
    } finally {
      app.disconnect()
      await running.stop()
    }
  }
  try {
    await start({}, (app) => runCases(createBench(target, gateway, app, start), only, counts))
    await expectBalance(site)
  } finally {
    rmSync(files, { recursive: true, force: true })
    await site.dispose()
  }
}

/** Runs the same suite in the developer tools, with a server that is already running. */
async function runInTools(
  wsEndpoint: string,
  target: 'weapp' | 'tt',
  url: string,
  only: string | undefined,
  counts: Counts,
) {
  const smsCode = async (mobile: string) => {
    throw new Error(
      `The code of ${mobile} is printed by the server at ${url}; log in by password needs the local server`,
    )
  }
  const gateway: Gateway = { url, site: null, smsCode }
  const app = await AppUnderTest.connect(wsEndpoint)
  await runCases(createBench(target, gateway, app, null), only, counts)
  app.disconnect()
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      target: { type: 'string' },
      ws: { type: 'string' },
      gateway: { type: 'string', default: 'http://127.0.0.1:8080' },
      only: { type: 'string' },
      slow: { type: 'string', default: '0' },
      result: { type: 'string' },
    },
  })
  const counts: Counts = { passed: 0, failed: 0, skipped: 0 }
  const targets = (['weapp', 'tt'] as const).filter((target) => !values.target || values.target === target)
  if (!targets.length) throw new Error(`--target is weapp or tt, not ${values.target}`)
  if (values.ws) await runInTools(values.ws, targets[0] ?? 'weapp', values.gateway, values.only, counts)
  else for (const target of targets) await runInSimulator(target, values.only, Number(values.slow), counts)
  if (values.result) writeFileSync(values.result, JSON.stringify(counts))
  say(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
  process.exitCode = counts.failed || !counts.passed ? 1 : 0
}

main().catch((error: unknown) => {
  process.stderr.write(`${(error as Error).stack}\n`)
  process.exitCode = 1
})
