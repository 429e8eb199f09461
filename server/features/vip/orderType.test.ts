import { randomUUID } from 'node:crypto'
import { createOrder, getProfile, getVipProfile, listVipCards, updateOrderStatus } from '@quanzi/contract'
import { checkLedger } from '../../ledger/checkLedger'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'
import { Till } from '../../testing/Till'
import { vipProfile } from './queries'

const DAY = 86_400_000
const iid = 1000
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
  ann = await server.login()
})
afterEach(async () => {
  expect(await checkLedger(server.db)).toEqual([])
})

const order = (keys: string, as = ann) =>
  server.call(createOrder, { iid, orderType: 101, keys, num: 1, info: { reqId: randomUUID() } }, { as })
const buy = async (keys: string, as = ann) => await till.pay(await order(keys, as), as)
const cardOf = (as = ann) => server.call(getVipProfile, { iid }, { as })
const refund = async (orderId: string) => {
  await server.call(updateOrderStatus, { iid, orderId, status: 15, remark: '买错了卡' }, { as: staff })
  return await server.call(updateOrderStatus, { iid, orderId, status: 18 }, { as: staff })
}

test('chat-and-calls §7 VIP: everybody sees the cards, and a paid one makes a member a VIP until it ends', async () => {
  const cards = await server.call(listVipCards, { iid })
  expect(cards.map(({ id, price, days }) => [id, price, days])).toEqual([
    ['vip-year', 19_800, 365],
    ['vip-season', 5800, 90],
  ])
  expect(await cardOf()).toEqual({
    isVip: false,
    cardId: null,
    cardNo: '',
    cardTitle: '',
    cardDate: '',
    expireAt: null,
  })
  await buy('vip-season')
  const { now } = server.time
  expect(await cardOf()).toMatchObject({ isVip: true, cardId: 'vip-season', expireAt: now + 90 * DAY })
  expect(await server.call(getProfile, { iid }, { as: ann })).toMatchObject({
    isVip: true,
    vipOffered: true,
    distributionOffered: true,
  })
  const after = await vipProfile(server.db, ann.member, now + 90 * DAY)
  expect(after).toMatchObject({ isVip: false, cardId: 'vip-season', expireAt: now + 90 * DAY })
})

test('a renewal begins where the last term ends, and keeps the card’s number', async () => {
  const { now } = server.time
  await buy('vip-season')
  const { cardNo } = await cardOf()
  server.time.now += 10 * DAY
  await buy('vip-year')
  expect(await cardOf()).toMatchObject({ cardNo, cardId: 'vip-year', expireAt: now + (90 + 365) * DAY })
})

test('after the end a new term begins at once', async () => {
  await buy('vip-season')
  const ended = { expire_at: server.time.now - DAY }
  await server.db.updateTable('vip_member').set(ended).where('user_id', '=', ann.member.user_id).execute()
  await buy('vip-season')
  expect((await cardOf()).expireAt).toBe(server.time.now + 90 * DAY)
})

test('a refund cancels its own term only, and later terms move forward', async () => {
  const { now } = server.time
  const first = await buy('vip-season')
  await buy('vip-year')
  expect(await refund(first.gid)).toMatchObject({ status: 18 })
  expect(await cardOf()).toMatchObject({ isVip: true, expireAt: now + 365 * DAY })
  const terms = await server.db
    .selectFrom('vip_term')
    .select(['starts_at', 'ends_at'])
    .where('user_id', '=', ann.member.user_id)
    .execute()
  expect(terms).toEqual([{ starts_at: now, ends_at: now + 365 * DAY }])
  const lone = await server.login()
  const only = await buy('vip-year', lone)
  await refund(only.gid)
  expect(await cardOf(lone)).toMatchObject({ isVip: false })
})

test('a renewal and the refund of the term before it, at once, leave one term that begins now', async () => {
  const { now } = server.time
  for (let round = 0; round < 3; round++) {
    const as = await server.login()
    const first = await buy('vip-season', as)
    const second = await order('vip-year', as)
    await Promise.all([till.pay(second, as), refund(first.gid)])
    const terms = await server.db
      .selectFrom('vip_term')
      .select(['starts_at', 'ends_at'])
      .where('user_id', '=', as.member.user_id)
      .execute()
    expect(terms).toEqual([{ starts_at: now, ends_at: now + 365 * DAY }])
    expect(await cardOf(as)).toMatchObject({ cardId: 'vip-year', expireAt: now + 365 * DAY })
  }
})

test('cards that are not on sale, of another tenant, or more than one at once are not sold', async () => {
  const wish = { iid, orderType: 101, keys: 'vip-year', num: 1, info: { reqId: randomUUID() } }
  await expect(server.call(createOrder, { ...wish, keys: 'none' }, { as: ann })).rejects.toMatchObject({
    code: 1000004,
  })
  await expect(server.call(createOrder, { ...wish, num: 2 }, { as: ann })).rejects.toMatchObject({ code: 1000003 })
  await expect(server.call(createOrder, { ...wish, iid: 3073 }, { as: ann })).rejects.toMatchObject({ code: 1000004 })
  await expect(server.call(createOrder, wish)).rejects.toMatchObject({ code: 1000001 })
})

test('while one order waits, the same card is not ordered twice', async () => {
  const first = await order('vip-year')
  expect(await order('vip-year')).toMatchObject({ gid: first.gid, again: true })
})
