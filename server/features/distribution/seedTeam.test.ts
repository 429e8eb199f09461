import { countChildRoles, getDistributionStatistic, listFans, listIncome } from '@quanzi/contract'
import { openSession } from '../../identity/sessions'
import { checkLedger } from '../../ledger/checkLedger'
import { createDemoServer } from '../../testing/createDemoServer'
import type { TestServer } from '../../testing/createTestServer'
import { growTeam } from './seedTeam'

const iid = 1000
let server: TestServer

beforeAll(async () => {
  server = await createDemoServer()
  await growTeam(server.app.services)
  for (let again = 0; again < 3; again += 1) await server.runJobs()
})
afterAll(() => server.close())

test('the demo distributor has a team, fans and orders in all three states, and every sum of the ledger holds', async () => {
  const member = await server.db
    .selectFrom('member')
    .selectAll()
    .where('iid', '=', iid)
    .where('user_id', '=', 1003)
    .executeTakeFirstOrThrow()
  const who = { iid, userId: 1003, openid: null, unionid: null }
  const as = { member, bearer: (await openSession(server.db, () => server.time.now, who)).bearer }
  const figures = await server.call(getDistributionStatistic, { iid }, { as })
  expect(figures).toMatchObject({ fans: 28, levels: [{ people: 28 }, { people: 12 }] })
  expect(figures.total.orders).toBeGreaterThan(25)
  expect(await server.call(countChildRoles, { iid, status: 0 }, { as })).toEqual({ count: 1 })
  const states = ['pending', 'settled', 'reversed'] as const
  for (const state of states)
    expect((await server.call(listIncome, { iid, kind: 'commission', state }, { as })).total).toBeGreaterThan(2)
  const { list } = await server.call(listFans, { iid, pageSize: 50 }, { as })
  expect(list.filter(({ expireAt }) => (expireAt ?? 0) < server.time.now + 30 * 86_400_000)).toHaveLength(3)
  expect(await checkLedger(server.db)).toEqual([])
})
