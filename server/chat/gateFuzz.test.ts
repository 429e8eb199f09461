import fc from 'fast-check'
import { createTestServer, type TestServer } from '../testing/createTestServer'
import { attacks, GateUnderFire } from '../testing/fuzz/GateUnderFire'

/** The test uses the same conversations every time; `npm run fuzz` generates others, and more of them. */
const SEED = 20_260_520

let server: TestServer
let gate: GateUnderFire
beforeAll(async () => {
  server = await createTestServer({ env: { GATE_PORT: '0' } })
  gate = await GateUnderFire.open(server)
})
afterAll(async () => {
  await gate.close()
  await server.close()
})

test('whatever frames one client sends, the others can still talk', async () => {
  await fc.assert(
    fc.asyncProperty(attacks, (attack) => gate.suffer(attack)),
    { seed: SEED, numRuns: 100 },
  )
})
