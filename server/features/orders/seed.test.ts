import { getContent, listCoupons, listOrders } from '@quanzi/contract'
import { openSession } from '../../identity/sessions'
import { checkLedger } from '../../ledger/checkLedger'
import { createDemoServer } from '../../testing/createDemoServer'
import type { TestServer } from '../../testing/createTestServer'
import { formTeams } from '../teams/seed'
import { placeDemoOrders } from './seed'

let server: TestServer
beforeAll(async () => {
  server = await createDemoServer()
})
afterAll(() => server.close())

test('the demo member has orders in several states, and activities show entrants', async () => {
  await placeDemoOrders(server.app.services)
  const member = await server.db.selectFrom('member').selectAll().where('user_id', '=', 1001).executeTakeFirstOrThrow()
  const who = { iid: 1000, userId: 1001, openid: null, unionid: null }
  const { bearer } = await openSession(server.db, () => server.time.now, who)
  const { list } = await server.call(listOrders, { iid: 1000, status: 0 }, { as: { member, bearer } })
  expect([...new Set(list.map(({ status }) => status))].sort()).toEqual([1, 11, 12, 13, 14, 15, 16, 17, 18, 2, 3])
  const used = await server.call(listCoupons, { iid: 1000, status: 1 }, { as: { member, bearer } })
  expect(used.list.map(({ name, orderId }) => [name, orderId !== undefined])).toEqual([['周末出发券', true]])
  const selling = await server.db.selectFrom('orders').select('status').where('order_type', '=', 32).execute()
  expect(selling.map(({ status }) => status).sort()).toEqual([11, 12, 15])
  for (const id of ['9001', '9003', '9012']) {
    const act = await server.call(getContent, { iid: 1000, moduleType: 9, id })
    expect(act.people?.length).toBeGreaterThanOrEqual(3)
  }
  await formTeams(server.app.services)
  const teams = await server.db.selectFrom('team').select(['size', 'max']).execute()
  expect(teams.length).toBeGreaterThanOrEqual(5)
  expect(teams.some(({ size, max }) => size === max)).toBe(true)
  expect(await checkLedger(server.db)).toEqual([])
})
