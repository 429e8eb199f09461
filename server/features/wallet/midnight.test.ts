import {
  applyDistributor,
  applyWithdrawal,
  approveDistributor,
  cancelWithdrawal,
  getDistributionKey,
  getDistributionStatistic,
  getWallet,
  type IncomePage,
  listGrowth,
  listIncome,
} from '@quanzi/contract'
import { checkLedger } from '../../ledger/checkLedger'
import { move, post, tenantAccount, userAccount } from '../../ledger/post'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'
import { Till } from '../../testing/Till'

/** Days and months turn at midnight in Shanghai, eight hours before those of the server's clock. */
const iid = 1000
const LAST = Date.parse('2026-05-31T23:59:59.999+08:00')
let server: TestServer
let count = 0
const reqId = () => `midnight-${String(++count).padStart(6, '0')}`

beforeAll(async () => {
  server = await createDemoServer()
})
beforeEach(() => {
  server.time.now = LAST
})
afterEach(async () => expect(await checkLedger(server.db)).toEqual([]))
afterAll(() => server.close())

const earn = (as: Actor, amount: number) =>
  post(server.db, {
    ...{ iid, kind: 'cashback', ref: reqId(), reason: '返现', at: server.time.now },
    postings: move(tenantAccount(iid, 'channel'), userAccount(iid, as.member.user_id, 'wallet'), amount),
  })

test('income of the last instant of a month is not of the next day, nor of the next month', async () => {
  const as = await server.login()
  const wallet = () => server.call(getWallet, { iid }, { as })
  const income = (span: object = {}) => server.call(listIncome, { iid, ...span }, { as })
  await earn(as, 100)
  expect(await wallet()).toMatchObject({ today: 100, month: 100 })
  server.time.now += 1
  expect(await wallet()).toMatchObject({ today: 0, month: 0, available: 100 })
  await earn(as, 20)
  expect(await wallet()).toMatchObject({ today: 20, month: 20 })
  const brief = ({ list, in: came }: IncomePage) => [list.map(({ amount }) => amount), came]
  const spans = [{ day: '2026-05-31' }, { day: '2026-06-01' }, { month: '2026-05' }, { month: '2026-06' }]
  expect((await Promise.all(spans.map(income))).map(brief)).toEqual([
    [[100], 100],
    [[20], 20],
    [[100], 100],
    [[20], 20],
  ])
  expect((await income()).months).toEqual([
    { month: '2026-06', in: 20, out: 0 },
    { month: '2026-05', in: 100, out: 0 },
  ])
})

test('the daily limit of withdrawals begins again at midnight, and what is given back then stays with its day', async () => {
  const as = await server.login()
  await earn(as, 4_000_000)
  const number = { masked: '**** 1111', number_enc: 'x', number_hash: reqId(), numbered_at: LAST }
  const { id } = await server.db
    .insertInto('pay_account')
    .values({ iid, user_id: as.member.user_id, kind: 'bank', holder: '林小圈', ...number })
    .returning('id')
    .executeTakeFirstOrThrow()
  const apply = (amount: number) =>
    server.call(applyWithdrawal, { iid, reqId: reqId(), amount, accountId: String(id) }, { as })
  const left = async () => (await server.call(getWallet, { iid }, { as })).limits.leftToday
  const first = await apply(1_500_000)
  expect(await left()).toBe(500_000)
  server.time.now += 1
  expect(await left()).toBe(2_000_000)
  await server.call(cancelWithdrawal, { iid, reqId: reqId(), id: first.id }, { as })
  await apply(2_000_000)
  expect(await left()).toBe(0)
  const { months } = await server.call(listIncome, { iid }, { as })
  expect(months).toEqual([
    { month: '2026-06', in: 0, out: 500_000 },
    { month: '2026-05', in: 4_000_000, out: 1_500_000 },
  ])
})

test('a distributor’s figures are of the day and the month in which the order was paid', async () => {
  const till = new Till(server)
  const [who, staff] = [await server.login({ mobile: '13900001234' }), await server.login({ rights: ['review'] })]
  const { id } = await server.call(applyDistributor, { iid, parentId: '0' }, { as: who })
  await server.call(approveDistributor, { iid, id }, { as: staff })
  const key = await server.call(getDistributionKey, { iid, dataType: 9, dataId: '9012' }, { as: who })
  const [early, late] = [await server.login(), await server.login()]
  const card = { orderType: 101, keys: 'vip-season', property: '', property2: '', multiDisKey: key.key }
  await till.paid(early, card)
  server.time.now += 1
  await till.paid(late, card)
  const { today, month, total } = await server.call(getDistributionStatistic, { iid }, { as: who })
  expect([today.orders, month.orders, total.orders]).toEqual([1, 1, 2])
  for (const [by, dates] of [
    ['day', ['2026-06-01', '2026-05-31']],
    ['month', ['2026-06-01', '2026-05-01']],
  ] as const) {
    const { list } = await server.call(listGrowth, { iid, by }, { as: who })
    expect(list.map(({ date, orders, fans }) => [date, orders, fans])).toEqual(dates.map((date) => [date, 1, 1]))
  }
})
