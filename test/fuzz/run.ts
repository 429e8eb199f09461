import { randomInt } from 'node:crypto'
import fc from 'fast-check'
import { ToldFaceChecker, universityServer } from '../../server/testing/applicant'
import { CASES } from '../../server/testing/catalogue/callFixtures'
import { setScene } from '../../server/testing/catalogue/makeCall'
import { openStage } from '../../server/testing/catalogue/Owner'
import type { TestServer } from '../../server/testing/createTestServer'
import { shoot, shotsOf } from '../../server/testing/fuzz/fuzzCall'
import { attacks, GateUnderFire } from '../../server/testing/fuzz/GateUnderFire'
import { RowChanges } from '../../server/testing/RowChanges'

const USAGE = 'npm run fuzz -- [calls] [--seed number] [--call name|gate]'

/** The value after a flag. */
const behind = (flag: string): string | undefined => {
  const at = process.argv.indexOf(flag)
  return at < 0 ? undefined : process.argv[at + 1]
}

interface Wish {
  readonly calls: number
  readonly seed: number
  /** The name of the only call to test, or `gate`. */
  readonly only: string | undefined
}

/** One conversation with the gate consists of many frames. */
const CALLS_A_CONVERSATION = 100

function readWish(): Wish {
  const wish = {
    calls: Number(process.argv[2] ?? 10_000),
    seed: Number(behind('--seed') ?? randomInt(2 ** 31)),
    only: behind('--call'),
  }
  if (!Number.isInteger(wish.calls) || wish.calls < 1 || !Number.isInteger(wish.seed)) throw new Error(USAGE)
  return wish
}

/** Makes calls of every kind with generated parameters; returns how many kinds failed. */
async function fuzzCalls(server: TestServer, { calls, seed, only }: Wish): Promise<number> {
  const cases = CASES.filter(({ name }) => name === (only ?? name))
  const numRuns = Math.ceil(calls / Math.max(1, cases.length))
  if (cases.length > 0) console.log(`${numRuns} calls of each of ${cases.length} kinds`)
  const stage = await openStage(server, [1000, 3073])
  const changes = await RowChanges.watch(server.db)
  let failed = 0
  for (const one of cases) {
    const scene = await setScene(one, stage)
    await changes.look()
    const shots = fc.asyncProperty(shotsOf(one, scene.params), (shot) => shoot(server, changes, one, scene, shot))
    const result = await fc.check(shots, { seed, numRuns })
    if (!result.failed) continue
    failed += 1
    console.log(`${one.name}: ${String(result.errorInstance)}`)
  }
  return failed
}

async function fuzzGate(server: TestServer, { calls, seed, only }: Wish): Promise<number> {
  if (only !== undefined && only !== 'gate') return 0
  const numRuns = Math.ceil(calls / CALLS_A_CONVERSATION)
  console.log(`${numRuns} conversations with the gate`)
  const gate = await GateUnderFire.open(server)
  const result = await fc.check(
    fc.asyncProperty(attacks, (attack) => gate.suffer(attack)),
    { seed, numRuns },
  )
  if (result.failed) console.log(`gate: ${String(result.errorInstance)}\n${fc.stringify(result.counterexample)}`)
  await gate.close()
  return result.failed ? 1 : 0
}

/** The same seed makes the same calls again. */
async function run(): Promise<boolean> {
  const wish = readWish()
  console.log(`seed ${wish.seed}`)
  const server = await universityServer(new ToldFaceChecker(), { GATE_PORT: '0' })
  const failed = (await fuzzCalls(server, wish)) + (await fuzzGate(server, wish))
  await server.close()
  console.log(failed === 0 ? 'everything was answered as it should be' : `${failed} kinds failed`)
  return failed === 0
}

run().then(
  (good) => process.exit(good ? 0 : 1),
  (error) => {
    console.error(error)
    process.exit(1)
  },
)
