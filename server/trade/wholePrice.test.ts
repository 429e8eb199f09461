import { randomUUID } from 'node:crypto'
import { calculateOrder, createOrder } from '@quanzi/contract'
import { checkLedger } from '../ledger/checkLedger'
import { balanceOf, move, post, tenantAccount, userAccount } from '../ledger/post'
import { createDemoServer } from '../testing/createDemoServer'
import type { Actor, TestServer } from '../testing/createTestServer'
import { Till } from '../testing/Till'

const iid = 1000
const DAY = 86_400_000
const QUESTION = '带六十岁的父母走九曲古道，一天走得完吗？'
let server: TestServer
let till: Till
let ann: Actor
let author: Actor
let expert: Actor
let seller: Actor
let code: string
let couponId: string
beforeAll(async () => {
  server = await createDemoServer()
  till = new Till(server)
  author = await server.login({ nick_name: '作者' })
  expert = await server.login({ nick_name: '老樟' })
  seller = await server.login({ nick_name: '分销' })
  await server.db.insertInto('expert').values({ iid, user_id: expert.member.user_id, fee: 2999 }).execute()
  await server.db
    .updateTable('content_index')
    .set({ author_id: author.member.user_id })
    .where('iid', '=', iid)
    .where('id', '=', '14003')
    .execute()
})
afterAll(() => server.close())
afterEach(async () => {
  expect(await checkLedger(server.db)).toEqual([])
})

/** A buyer with every kind of discount, and a distributor who would earn from the buyer's orders. */
beforeEach(async () => {
  ann = await server.login({ nick_name: '安' })
  const { user_id } = ann.member
  const { id: role_id } = await server.db
    .insertInto('dis_role')
    .values({
      ...{ iid, user_id: (await server.login()).member.user_id, status: 1, path: '0' },
      ...{ op_id: null, op_sales_id: null, at: 0 },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await server.db
    .insertInto('fan_lock')
    .values({ iid, user_id, role_id, locked_at: 0, expire_at: null, released_at: null })
    .execute()
  const end_time = server.time.now + DAY
  code = `W${user_id}`
  await server.db
    .insertInto('discount_code')
    .values({ iid, code, role_id, user_id: seller.member.user_id, percent: 10, goods_id: null, total: 9, end_time })
    .execute()
  const coupon = await server.db
    .insertInto('user_coupon')
    .values({
      ...{ coupon_id: 'c1001', iid, user_id, seq: 1, end_time, at: 0 },
      ...{ order_id: null, source_order_id: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  couponId = String(coupon.id)
  await server.db.updateTable('coupon').set({ scope: '{}', full_price: 0 }).where('id', '=', 'c1001').execute()
  await post(server.db, {
    ...{ iid, kind: 'gift', ref: `coin ${user_id}`, at: 0, currency: 'COIN' },
    postings: move(tenantAccount(iid, 'issue'), userAccount(iid, user_id, 'coin'), 5000),
  })
})

const tip = () => ({ orderType: 205, keys: '14003', property: '14', info: { amount: 1999 } })
const question = () => ({ orderType: 206, keys: String(expert.member.rid), property: '', info: { message: QUESTION } })
const OFFERS = [
  ['a tip', tip, 1999, 1799],
  ['a question', question, 2999, 2099],
] as const

const order = ({ info, ...wish }: ReturnType<typeof tip> | ReturnType<typeof question>, more: object = {}) =>
  server.call(createOrder, { iid, ...wish, num: 1, ...more, info: { reqId: randomUUID(), ...info } }, { as: ann })

test.each(OFFERS)('%s accepts no code, no coupon and no coins', async (_name, wish, price) => {
  await expect(order(wish(), { discountCode: code })).rejects.toMatchObject({ code: 201005 })
  await expect(order(wish(), { couponIds: [couponId] })).rejects.toMatchObject({ code: 201004 })
  expect((await order(wish(), { useCoin: true })).payable).toBe(price)
  const { info: _info, ...target } = wish()
  const seen = await server.call(calculateOrder, { iid, ...target, num: 1 }, { as: ann })
  expect(seen).toMatchObject({ coinMax: 0, coupons: [{ usable: false, save: 0 }] })
})

test.each(OFFERS)(
  '%s pays no commission: the person gets the whole part, to the fen',
  async (_name, wish, price, part) => {
    const { gid } = await till.pay(await order(wish()), ann)
    const chain = await server.db
      .selectFrom('order_chain')
      .select(['paid', 'supply'])
      .where('order_id', '=', gid)
      .executeTakeFirstOrThrow()
    expect(chain).toEqual({ paid: price, supply: part })
    const earned = server.db
      .selectFrom('commission as e')
      .innerJoin('order_chain as c', 'c.id', 'e.chain_id')
      .select('e.amount')
      .where('c.order_id', '=', gid)
    expect(await earned.execute()).toEqual([])
  },
)

test('a tip by a distributor’s fan is credited to its author at 90 per cent', async () => {
  const wallet = userAccount(iid, author.member.user_id, 'wallet')
  const before = await balanceOf(server.db, wallet)
  await till.pay(await order(tip()), ann)
  expect((await balanceOf(server.db, wallet)) - before).toBe(1799)
})
