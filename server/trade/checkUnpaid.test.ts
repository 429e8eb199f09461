import { randomUUID } from 'node:crypto'
import { createOrder, ERRORS, ORDER_EXPIRES_MS, ORDER_STATUS, updateOrderStatus } from '@quanzi/contract'
import { createDemoServer } from '../testing/createDemoServer'
import type { Actor, TestServer } from '../testing/createTestServer'
import { entrant, TICKET, Till } from '../testing/Till'
import { MOST_HELD, MOST_UNPAID } from './checkUnpaid'

let server: TestServer
let till: Till
let ann: Actor
beforeAll(async () => {
  server = await createDemoServer()
  till = new Till(server)
  await server.db.updateTable('act_session').set({ stock: 1000 }).where('id', '=', TICKET.property).execute()
})
afterAll(() => server.close())

const LIMIT = { code: ERRORS.LIMIT.code }
const sold = async () => {
  const row = server.db.selectFrom('act_session').select('sold').where('id', '=', TICKET.property)
  return (await row.executeTakeFirstOrThrow()).sold
}
const almostFull = async () => {
  for (let n = 1; n < MOST_UNPAID; n++) await till.order(ann)
}
beforeEach(async () => {
  ann = await server.login()
})

test('only one of two simultaneous orders fits below the limit, and the refused one reserves no seat', async () => {
  await almostFull()
  const before = await sold()
  const both = await Promise.allSettled([till.order(ann), till.order(ann)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect((await sold()) - before).toBe(1)
  await expect(till.order(ann)).rejects.toMatchObject(LIMIT)
  // The limit does not affect another member.
  await till.order(await server.login())
})

test('a repeated order gets its answer, and a paid, cancelled or expired order makes room for another', async () => {
  await almostFull()
  const info = { reqId: randomUUID(), entrants: [entrant()] }
  const again = () => server.call(createOrder, { ...TICKET, info }, { as: ann })
  const last = await again()
  expect(await again()).toMatchObject({ gid: last.gid, again: true })
  await expect(till.order(ann)).rejects.toMatchObject(LIMIT)
  await till.pay(last, ann)
  const next = await till.order(ann)
  await expect(till.order(ann)).rejects.toMatchObject(LIMIT)
  const cancelled = { iid: TICKET.iid, orderId: next.gid, status: ORDER_STATUS.cancelled }
  await server.call(updateOrderStatus, cancelled, { as: ann })
  await till.order(ann)
  server.time.now += ORDER_EXPIRES_MS
  await till.joinClub(ann)
})

test('whoever keeps the same from others for two hours without paying is refused it until then; whoever pays is not', async () => {
  const cancel = ({ gid }: { gid: string }) =>
    server.call(updateOrderStatus, { iid: TICKET.iid, orderId: gid, status: ORDER_STATUS.cancelled }, { as: ann })
  const begun = server.time.now
  for (const minutes of [30, 29, 1, 30]) {
    const order = await till.order(ann)
    server.time.now += minutes * 60_000
    if (minutes < 30) await cancel(order)
  }
  // Ninety minutes so far; a purchase begins anew.
  const paid = await till.order(ann)
  await till.pay(paid, ann)
  for (let n = 0; n < MOST_HELD; n += ORDER_EXPIRES_MS) {
    await till.order(ann)
    server.time.now += ORDER_EXPIRES_MS
  }
  const until = begun + MOST_HELD - ORDER_EXPIRES_MS + 86_400_000
  await expect(till.order(ann)).rejects.toMatchObject({
    ...LIMIT,
    msg: expect.stringContaining('没有付款'),
    data: { until },
  })
  expect(await till.joinClub(ann)).toHaveProperty('gid')
  await till.order(await server.login())
  server.time.now = until
  expect(await till.order(ann)).toHaveProperty('gid')
})
