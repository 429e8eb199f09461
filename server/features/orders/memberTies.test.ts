import { randomUUID } from 'node:crypto'
import { getOrder, listSupplyChain, reviewOrder, shipOrder, updateOrderStatus } from '@quanzi/contract'
import { whatKeepsOpen } from '../../identity/MemberTies'
import { createDemoServer } from '../../testing/createDemoServer'
import type { TestServer } from '../../testing/createTestServer'
import { orderLines } from '../../testing/orderLines'
import { Till } from '../../testing/Till'

const iid = 1000
let server: TestServer
beforeAll(async () => {
  server = await createDemoServer()
})
afterAll(() => server.close())

test('a refund under way keeps the account open, also where the rest of the order is complete', async () => {
  const ann = await server.login({ nick_name: '安', mobile: '13911119999' })
  const staff = await server.login({ nick_name: '员', rights: ['order'] })
  const lines = ['m1105', 'm3101'].map((scopeId, at) => ({ targetId: `goods-${at}`, scopeId, price: 1000 + at }))
  const { gid: orderId, ...made } = await orderLines(server, ann, { lines })
  await new Till(server).pay({ gid: orderId, ...made }, ann)
  const parcel = { company: '顺丰速运', transportNumber: 'SF000077' }
  await server.call(shipOrder, { iid, reqId: randomUUID(), orderId, ...parcel }, { as: staff })
  const go = (status: number, more: object = {}, as = ann) =>
    server.call(updateOrderStatus, { iid, orderId, status, ...more }, { as })
  await go(13)
  const [kept = '', returned = ''] = (await server.call(listSupplyChain, { iid, orderId }, { as: ann })).map(
    ({ id }) => id,
  )
  const words = { content: '很结实，背着舒服', score1: 5, score2: 5, score3: 5 }
  await server.call(reviewOrder, { iid, reqId: randomUUID(), orderId, chainId: kept, ...words }, { as: ann })
  const keeps = () => whatKeepsOpen(server.db, ann.member, server.time.now)
  expect(await keeps()).toEqual(['order'])
  await go(15, { chainIds: [returned], remark: '缝线开了' })
  expect((await server.call(getOrder, { iid, orderId }, { as: ann })).status).toBe(14)
  expect(await keeps()).toEqual(['order'])
})
