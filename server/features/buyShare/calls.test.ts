import { randomUUID } from 'node:crypto'
import {
  addAddress,
  createOrder,
  ERRORS,
  getBuyShare,
  getOrder,
  listIncome,
  reviewOrder,
  shipOrder,
  supportBuyShare,
  updateOrderStatus,
} from '@quanzi/contract'
import { checkLedger } from '../../ledger/checkLedger'
import { balanceOf, userAccount } from '../../ledger/post'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'
import { orderLines } from '../../testing/orderLines'
import { Till } from '../../testing/Till'

const iid = 1000
const HOUR = 3_600_000
const TERMS = { need: 2, cashBack: 300, hours: 24 }
let server: TestServer
let till: Till
let ann: Actor
let staff: Actor

beforeAll(async () => {
  server = await createDemoServer()
  till = new Till(server)
  staff = await server.login({ nick_name: '员', rights: ['order'] })
})
afterAll(() => server.close())
beforeEach(async () => {
  ann = await server.login({ nick_name: '安安' })
})
afterEach(async () => expect(await checkLedger(server.db)).toEqual([]))

async function shared(terms: Partial<typeof TERMS> = {}, price = 1000): Promise<string> {
  const lines = [
    { targetId: 'a', price },
    { targetId: 'b', price: 500 },
  ]
  return (await till.pay(await orderLines(server, ann, { lines, buyShare: { ...TERMS, ...terms } }), ann)).gid
}
const look = (orderId: string, as?: Actor) => server.call(getBuyShare, { iid, orderId }, as ? { as } : {})
const support = (orderId: string, as: Actor) => server.call(supportBuyShare, { iid, orderId }, { as })
const friends = async (orderId: string, count: number) => {
  for (let n = 0; n < count; n += 1) await support(orderId, await server.login({ nick_name: `友${n}` }))
}
const wallet = () => balanceOf(server.db, userAccount(iid, ann.member.user_id, 'wallet'))
const chainsOf = async (orderId: string) => (await server.call(getOrder, { iid, orderId }, { as: ann })).chains

async function complete(orderId: string, lines = [0, 1]): Promise<void> {
  const chainIds = (await chainsOf(orderId)).flatMap(({ id }, at) => (lines.includes(at) ? [id] : []))
  const parcel = { company: '顺丰速运', transportNumber: 'SF1234567890' }
  await server.call(shipOrder, { iid, reqId: randomUUID(), orderId, chainIds, ...parcel }, { as: staff })
  await server.call(updateOrderStatus, { iid, orderId, status: 13, chainIds }, { as: ann })
  for (const chainId of chainIds) {
    const review = { content: '和描述的一样', score1: 5, score2: 5, score3: 5 }
    await server.call(reviewOrder, { iid, reqId: randomUUID(), orderId, chainId, ...review }, { as: ann })
  }
}

async function refund(orderId: string, line: number): Promise<void> {
  const chainIds = [(await chainsOf(orderId))[line]?.id ?? '']
  await server.call(updateOrderStatus, { iid, orderId, status: 15, chainIds, remark: '不要了' }, { as: ann })
  await server.call(updateOrderStatus, { iid, orderId, status: 18, chainIds }, { as: staff })
}

test('chat-and-calls §7 Orders: friends support once each; everybody sees how many are missing and nobody sees a name', async () => {
  const orderId = await shared()
  const bob = await server.login({ nick_name: '波波' })
  expect(await look(orderId)).toMatchObject({ need: 2, count: 0, cashBack: 300, state: 0, buyer: '安*', own: false })
  expect(await support(orderId, bob)).toMatchObject({ count: 1, mine: true, state: 0 })
  expect(await support(orderId, bob)).toMatchObject({ count: 1, mine: true })
  await friends(orderId, 1)
  const seen = await look(orderId, ann)
  expect(seen).toMatchObject({ count: 2, state: 1, own: true, mine: false, credited: false })
  expect(seen.supporters.map(({ nick_name }) => nick_name).sort()).toEqual(['友*', '波*'])
  expect(JSON.stringify(seen)).not.toContain('波波')
  expect((await server.call(getOrder, { iid, orderId }, { as: ann })).buyShare).toMatchObject({ count: 2, state: 1 })
})

test('nobody supports their own, a complete or an expired purchase; strangers learn nothing of other orders', async () => {
  const orderId = await shared()
  await expect(support(orderId, ann)).rejects.toMatchObject({ code: ERRORS.DENIED.code })
  await friends(orderId, 2)
  await expect(support(orderId, staff)).rejects.toMatchObject({ code: ERRORS.CLOSED.code })
  const late = await shared()
  server.time.now += 24 * HOUR
  expect(await look(late)).toMatchObject({ state: 2 })
  await expect(support(late, staff)).rejects.toMatchObject({ code: ERRORS.CLOSED.code })
  const plain = await till.pay(await orderLines(server, ann, { lines: [{ targetId: 'a', price: 100 }] }), ann)
  for (const unknown of [plain.gid, 'none']) {
    await expect(look(unknown)).rejects.toMatchObject({ code: ERRORS.NOTFOUND.code })
    await expect(support(unknown, staff)).rejects.toMatchObject({ code: ERRORS.NOTFOUND.code })
  }
  const unpaid = await orderLines(server, ann, { lines: [{ targetId: 'a', price: 100 }], buyShare: TERMS })
  await expect(look(unpaid.gid)).rejects.toMatchObject({ code: ERRORS.NOTFOUND.code })
})

test('of two last friends at once, one is counted', async () => {
  const orderId = await shared({ need: 1 })
  const both = await Promise.allSettled([
    support(orderId, await server.login()),
    support(orderId, await server.login()),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect((await look(orderId)).count).toBe(1)
})

test('the cash back is paid when the order is completed, and only once', async () => {
  const orderId = await shared()
  await friends(orderId, 2)
  await complete(orderId, [0])
  expect(await wallet()).toBe(0)
  await complete(orderId, [1])
  expect([await wallet(), (await look(orderId)).credited]).toEqual([300, true])
  const { list } = await server.call(listIncome, { iid }, { as: ann })
  expect(list).toMatchObject([{ kind: 'cashback', amount: 300, orderId }])
  const told = await server.db.selectFrom('chat_outbox').select('content').where('iid', '=', iid).execute()
  const ofCash = told.filter(({ content }) => content.includes('返现 ¥3.00 已到余额') && content.includes(orderId))
  expect(ofCash).toHaveLength(1)
})

test('after the completion, the last friend’s support pays the cash back at once', async () => {
  const orderId = await shared()
  await complete(orderId)
  await friends(orderId, 1)
  expect(await wallet()).toBe(0)
  await friends(orderId, 1)
  expect(await wallet()).toBe(300)
})

test('a refund of the line ends the offer; a refund of another line completes the order', async () => {
  const gone = await shared()
  await friends(gone, 2)
  await refund(gone, 0)
  expect(await look(gone)).toMatchObject({ state: 2 })
  await complete(gone, [1])
  expect(await wallet()).toBe(0)
  const kept = await shared()
  await friends(kept, 2)
  await complete(kept, [0])
  await refund(kept, 1)
  expect(await wallet()).toBe(300)
})

test('the cash back never exceeds the amount paid for the line', async () => {
  expect(await look(await shared({ cashBack: 9000 }, 700))).toMatchObject({ cashBack: 700 })
})

test('an order keeps the terms of its day', async () => {
  const terms = { need: 3, cashBack: 500, hours: 48 }
  await server.db
    .updateTable('goods')
    .set({ buy_share: JSON.stringify(terms) })
    .where('iid', '=', iid)
    .where('id', '=', 'm1105')
    .execute()
  const address = { address: '浙江省 杭州市 西湖区 文三路 90 号', name: '小满', mobile: '13912345678' }
  const { id: addressId } = await server.call(addAddress, { iid, ...address }, { as: ann })
  const wish = { iid, orderType: 33, keys: 'm1105-1', property: JSON.stringify({ 'm1105-1': 1 }), num: 1 }
  const order = await server.call(createOrder, { ...wish, info: { reqId: randomUUID(), addressId } }, { as: ann })
  await server.db
    .updateTable('goods')
    .set({ buy_share: null })
    .where('iid', '=', iid)
    .where('id', '=', 'm1105')
    .execute()
  await till.pay(order, ann)
  expect(await look(order.gid)).toMatchObject({ need: 3, cashBack: 500, endAt: server.time.now + 48 * HOUR })
})
