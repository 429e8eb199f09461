import { randomUUID } from 'node:crypto'
import { calculateOrder, createOrder, listTips, updateOrderStatus } from '@quanzi/contract'
import { checkLedger } from '../../ledger/checkLedger'
import { balanceOf, userAccount } from '../../ledger/post'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'
import { Till } from '../../testing/Till'

const iid = 1000
const NEWS = { moduleType: 14, id: '14003' }
let server: TestServer
let till: Till
let ann: Actor
beforeAll(async () => {
  server = await createDemoServer()
  till = new Till(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  ann = await server.login({ nick_name: '安' })
})
afterEach(async () => {
  expect(await checkLedger(server.db)).toEqual([])
})

const tip = (info: object, { as = ann, property = '14', keys = NEWS.id } = {}) =>
  server.call(
    createOrder,
    { iid, orderType: 205, keys, property, num: 1, info: { reqId: randomUUID(), ...info } },
    { as },
  )
const authorOf = async () =>
  (
    await server.db
      .selectFrom('content')
      .select('author_id')
      .where('iid', '=', iid)
      .where('id', '=', NEWS.id)
      .executeTakeFirstOrThrow()
  ).author_id
const walletOf = (owner: number) => balanceOf(server.db, userAccount(iid, owner, 'wallet'))
const page = (wish = {}) => server.call(listTips, { iid, ...NEWS, ...wish })

test('a tip is final at once: the author earns 90 per cent, and everybody sees it', async () => {
  const author = await authorOf()
  const before = await walletOf(author)
  const placed = await tip({ amount: 1005, message: '写得真好' })
  expect(placed).toMatchObject({ status: 1, payable: 1005 })
  const { gid } = await till.pay(placed, ann)
  const order = await server.db.selectFrom('orders').select('status').where('id', '=', gid).executeTakeFirstOrThrow()
  expect(order.status).toBe(14)
  expect((await walletOf(author)) - before).toBe(904)
  const { list, ...sums } = await page()
  expect(sums).toEqual({ total: 1005, count: 1, hasMore: false })
  expect(list).toMatchObject([{ name: '安', amount: 1005, message: '写得真好' }])
})

test('payment and settlement of a tip are booked together and lock the accounts once', async () => {
  const placed = await tip({ amount: 500 })
  server.statements.take()
  await till.pay(placed, ann)
  const locks = server.statements.take().filter(({ sql }) => /from "ledger_account".*for update/s.test(sql))
  expect(locks).toHaveLength(1)
})

test('a tip shows no name when its giver wishes so', async () => {
  await till.pay(await tip({ amount: 2000, isPublic: false }), ann)
  expect((await page()).list[0]).toMatchObject({ name: '', headImg: '', amount: 2000 })
})

test.each([99, 50_001, 100.5, undefined, '200'])('an amount of %s is refused', async (amount) => {
  await expect(tip({ amount })).rejects.toMatchObject({ code: 1000003 })
})

test.each(['3.5', 'Infinity', '99999999999', '1e400', '0x3', ' 3 ', '3e0', '014', '7777', '-3', ''])(
  'a module type of %j is refused',
  async (property) => {
    await expect(tip({ amount: 100 }, { property })).rejects.toMatchObject({ code: 1000003 })
    const wish = { iid, orderType: 205, keys: NEWS.id, property, num: 1 }
    await expect(server.call(calculateOrder, wish, { as: ann })).rejects.toMatchObject({ code: 1000003 })
  },
)

test('nobody can tip themselves or an unknown item, or send banned words', async () => {
  const author = await authorOf()
  const own = await server.db
    .selectFrom('member')
    .select('mobile')
    .where('iid', '=', iid)
    .where('user_id', '=', author)
    .executeTakeFirstOrThrow()
  expect(own.mobile).not.toBeNull()
  const note = await server.login({ nick_name: '作者' })
  await server.db
    .updateTable('content_index')
    .set({ author_id: note.member.user_id })
    .where('iid', '=', iid)
    .where('id', '=', '14004')
    .execute()
  await expect(tip({ amount: 100 }, { as: note, keys: '14004' })).rejects.toMatchObject({ code: 1000002 })
  await expect(tip({ amount: 100 }, { keys: 'none' })).rejects.toMatchObject({ code: 1000004 })
  await expect(tip({ amount: 100 }, { property: '11' })).rejects.toMatchObject({ code: 1000004 })
  await expect(tip({ amount: 100, message: '代考请联系' })).rejects.toMatchObject({ code: 1000003 })
  await expect(tip({ amount: 100, message: '好'.repeat(51) })).rejects.toMatchObject({ code: 1000003 })
})

test('a message is stored without surrounding blanks, and an invisible one is refused', async () => {
  for (const message of ['\u200b', '\u2800\u3164', ' \u200b\u200d '])
    await expect(tip({ amount: 100, message })).rejects.toMatchObject({ code: 1000003 })
  await till.pay(await tip({ amount: 100, message: '  谢谢 \n' }), ann)
  expect((await page()).list[0]).toMatchObject({ message: '谢谢' })
})

test('a tip is never refunded', async () => {
  const { gid } = await till.pay(await tip({ amount: 100 }), ann)
  const staff = await server.login({ rights: ['order'] })
  for (const as of [ann, staff]) {
    const wish = { iid, orderId: gid, status: 15, remark: '点错了' }
    await expect(server.call(updateOrderStatus, wish, { as })).rejects.toMatchObject({ code: 201002 })
  }
})
