import {
  addAddress,
  addComment,
  applyDistributor,
  bindInterest,
  bindMobile,
  createOrder,
  createPoster,
  createShortUrl,
  createUnionPayment,
  followRoles,
  listAddresses,
  listComments,
  lockFans,
  sendCode,
  sendFeedback,
  updateOrderStatus,
  updateRoleInfo,
} from '@quanzi/contract'
import { move, post, tenantAccount, userAccount } from '../ledger/post'
import { createDemoServer } from '../testing/createDemoServer'
import type { Actor, TestServer } from '../testing/createTestServer'
import { entrant, TICKET } from '../testing/Till'

/**
 * Documented calls without a request id: two taps at once have one effect, and both get the same answer.
 * `Dispatcher.test.ts` tests calls with a request id; some calls have a test of their own.
 */
const iid = 1000
let server: TestServer
let made = 0

beforeAll(async () => {
  server = await createDemoServer()
})
afterAll(() => server.close())

const rid = (as: Actor) => String(as.member.rid)
const mobileOf = (n: number) => `1371000${String(n).padStart(4, '0')}`

async function somebody(): Promise<Actor & { readonly mobile: string }> {
  made += 1
  const mobile = mobileOf(made)
  return { ...(await server.login({ mobile, nick_name: '手快的人' })), mobile }
}

async function twice<T>(tap: () => Promise<T>): Promise<T> {
  const [first, second] = await Promise.all([tap(), tap()])
  expect(second).toEqual(first)
  return first
}

const anOrder = (as: Actor) => server.call(createOrder, { ...TICKET, info: { entrants: [entrant()] } }, { as })

const address = {
  iid,
  name: '安小圈',
  mobile: '13912345678',
  address: '北京市 朝阳区 1号',
  isDefault: true,
  postCode: '',
}

test('an address is added once; another address, or the same one later, is added again', async () => {
  const as = await somebody()
  const add = (more: object = {}) => server.call(addAddress, { ...address, rid: rid(as), ...more }, { as })
  const { id } = await twice(() => add())
  const other = await add({ address: '北京市 朝阳区 2号' })
  server.time.now += 120_000
  const later = await add()
  expect(new Set([id, other.id, later.id]).size).toBe(3)
  expect(await server.call(listAddresses, { iid, rid: rid(as) }, { as })).toHaveLength(3)
})

test('a comment is written once', async () => {
  const as = await somebody()
  const target = { iid, type: 14, targetId: '14003' }
  const { total } = await server.call(listComments, { ...target, pageNo: 1 })
  await twice(() => server.call(addComment, { ...target, content: '写得真好' }, { as }))
  expect((await server.call(listComments, { ...target, pageNo: 1 })).total).toBe(total + 1)
})

test('a mobile is bound once, with one code', async () => {
  const as = await server.login()
  const loginName = mobileOf(9001)
  await server.call(sendCode, { iid, mobile: loginName })
  const verifyCode = server.smsCode(loginName) ?? ''
  const bound = await twice(() => server.call(bindMobile, { iid, loginName, verifyCode }, { as }))
  expect(bound).toEqual({ userId: as.member.user_id, mobile: loginName })
  const other = await server.login()
  await expect(server.call(bindMobile, { iid, loginName, verifyCode }, { as: other })).rejects.toMatchObject({
    code: 205001,
  })
})

test('a payment is opened once and the provider is asked once; some time later a new attempt starts', async () => {
  const as = await somebody()
  const { gid, payable } = await anOrder(as)
  const wallet = userAccount(iid, as.member.user_id, 'wallet')
  await post(server.db, {
    ...{ iid, kind: 'test', ref: `w${as.member.id}`, at: 0 },
    postings: move(tenantAccount(iid, 'channel'), wallet, 100),
  })
  const pay = (needLeft: 0 | 1) => async () =>
    (await server.call(createUnionPayment, { iid, orderId: gid, needLeft: needLeft === 1 }, { as })).tradeNo
  const first = await twice(pay(0))
  const withWallet = await twice(pay(1))
  server.time.now += 10_000
  const later = await twice(pay(1))
  expect(new Set([first, withWallet, later]).size).toBe(3)
  const rows = await server.db
    .selectFrom('payment')
    .select(['trade_no', 'status', 'amount'])
    .where('order_id', '=', gid)
    .orderBy('created_at')
    .orderBy('status')
    .execute()
  expect(rows.filter(({ status }) => status === 'open')).toEqual([
    { trade_no: later, status: 'open', amount: payable - 100 },
  ])
  expect(rows).toHaveLength(3)
})

test('two taps with two share keys lock to one of them, and both answers name it', async () => {
  const as = await somebody()
  const keys: string[] = []
  for (let n = 0; n < 2; n += 1) {
    const seller = await somebody()
    const { id } = await server.db
      .insertInto('dis_role')
      .values({ iid, user_id: seller.member.user_id, status: 1, op_id: null, op_sales_id: null, at: 0 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const key = `key-${id}`
    await server.db.insertInto('dis_key').values({ key, iid, role_id: id, data_type: 1, data_id: '9012' }).execute()
    keys.push(key)
  }
  const locks = await Promise.all(keys.map((multiDisKey) => server.call(lockFans, { iid, multiDisKey }, { as })))
  expect(new Set(locks.map(({ roleId }) => roleId)).size).toBe(1)
  expect(locks.map(({ changed }) => changed).sort()).toEqual([false, true])
})

test('two reports of one item count once, whatever their request ids', async () => {
  const as = await somebody()
  const report = { iid, kind: 'report' as const, content: '内容不实，请核实', targetType: '14', targetId: '14003' }
  const answers = await Promise.all(
    ['a', 'b'].map((name) => server.call(sendFeedback, { ...report, reqId: `report-${name}-${as.member.id}` }, { as })),
  )
  expect(new Set(answers.map(({ id, no }) => `${id} ${no}`)).size).toBe(1)
})

test.each<[string, (as: Actor) => Promise<unknown>]>([
  ['an order', async (as) => (await anOrder(as)).gid],
  ['an application as distributor', (as) => server.call(applyDistributor, { iid, parentId: '0' }, { as })],
  ['following somebody', (as) => server.call(followRoles, { fromRid: rid(as), toRids: ['2005'] }, { as })],
  ['joining a tenant', (as) => server.call(bindInterest, { iid: 3192 }, { as })],
  ['the family form', (as) => server.call(updateRoleInfo, { name: '安', phone: '13912345678' }, { as })],
  ['a short link', (as) => server.call(createShortUrl, { url: `/app/note/1000/detail/${rid(as)}` }, { as })],
  ['a poster', (as) => server.call(createPoster, { iid, bgImg: '', title: rid(as), dstUrl: '/app/act/1000' }, { as })],
])('%s', async (_what, tap) => {
  const as = await somebody()
  await twice(() => tap(as))
})

test('an order is cancelled once', async () => {
  const as = await somebody()
  const { gid } = await anOrder(as)
  const moved = await twice(() => server.call(updateOrderStatus, { iid, orderId: gid, status: 3 }, { as }))
  expect(moved.status).toBe(3)
})
