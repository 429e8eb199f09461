import fc from 'fast-check'
import { ToldFaceChecker, universityServer } from '../testing/applicant'
import { CASES } from '../testing/catalogue/callFixtures'
import { setScene } from '../testing/catalogue/makeCall'
import { openStage, type Stage } from '../testing/catalogue/Owner'
import type { TestServer } from '../testing/createTestServer'
import { shoot, shotsOf } from '../testing/fuzz/fuzzCall'
import { RowChanges } from '../testing/RowChanges'

/** A few thousand calls, the same every time; `npm run fuzz` generates others, and more of them. */
const SEED = 20_260_520
/** PostgreSQL repeats some of them: what refuses a value before the database is the same. */
const RUNS = process.env.TEST_DATABASE_URL ? 4 : 12

let server: TestServer
let stage: Stage
let changes: RowChanges
beforeAll(async () => {
  server = await universityServer(new ToldFaceChecker())
  stage = await openStage(server, [1000, 3073])
  changes = await RowChanges.watch(server.db)
})
afterAll(() => server.close())

test.each(CASES.map((one) => [one.name, one] as const))('%s answers any input', async (_, one) => {
  const scene = await setScene(one, stage)
  await changes.look()
  const shots = fc.asyncProperty(shotsOf(one, scene.params), (shot) => shoot(server, changes, one, scene, shot))
  await fc.assert(shots, { seed: SEED, numRuns: RUNS })
})
