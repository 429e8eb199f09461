import { getCoinAccount, listCoinFlow, listCoinRules, signForCoins, updateProfile } from '@quanzi/contract'
import { checkLedger } from '../../ledger/checkLedger'
import { earnCoins } from '../../ledger/earnCoins'
import { move, post, tenantAccount, userAccount } from '../../ledger/post'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'

const iid = 1000
const DAY = 86_400_000

let server: TestServer
let count = 0

beforeAll(async () => {
  server = await createDemoServer()
})
afterAll(() => server.close())

const sign = (as: Actor) => server.call(signForCoins, { iid }, { as })
const account = (as: Actor) => server.call(getCoinAccount, { iid }, { as })
const flow = (as: Actor, more: object = {}) => server.call(listCoinFlow, { iid, ...more }, { as })
const done = async (as: Actor, type: string) =>
  (await server.call(listCoinRules, { iid }, { as })).find((rule) => rule.type === type)?.done

test('chat-and-calls §7 Points and coins: seven days in a row earn more from the seventh on, the strip rolls on the eighth, and a missed day starts again', async () => {
  server.time.now = Date.parse('2026-11-20T23:59:00+08:00')
  const as = await server.login({ iid })
  const gained: number[] = []
  for (let day = 0; day < 8; day++) {
    gained.push((await sign(as)).gained)
    if (day === 3)
      expect((await account(as)).days.map(({ signed }) => signed)).toEqual([
        ...Array(4).fill(true),
        ...Array(3).fill(false),
      ])
    server.time.now += DAY
  }
  expect(gained).toEqual([5, 5, 5, 5, 5, 5, 10, 10])
  const rolled = await account(as)
  expect(rolled).toMatchObject({ streak: 8, signedToday: false, broken: false, balance: 50 })
  expect(rolled.days.map(({ streak, coins }) => [streak, coins])).toEqual(
    [3, 4, 5, 6, 7, 8, 9].map((nth) => [nth, nth < 7 ? 5 : 10]),
  )
  expect(rolled.days.at(-1)).toMatchObject({ day: '2026-11-28', signed: false })
  server.time.now += DAY
  expect(await account(as)).toMatchObject({ streak: 0, broken: true })
  expect((await account(as)).days[0]).toMatchObject({ streak: 1, day: '2026-11-29', signed: false })
  expect(await sign(as)).toMatchObject({ gained: 5, streak: 1, broken: false })
  expect(await sign(as)).toMatchObject({ gained: 0, streak: 1 })
})

test('entries are filtered by direction and month, with the stored sums of each month', async () => {
  server.time.now = Date.parse('2026-11-30T23:59:59+08:00')
  const as = await server.login({ iid })
  await sign(as)
  server.time.now += 2000
  await sign(as)
  const all = await flow(as)
  expect([all.in, all.out, all.total]).toEqual([10, 0, 2])
  expect(all.list[0]?.reason).toBe('每日签到')
  expect((await flow(as, { language: 'EN' })).list[0]?.reason).toBe('Daily check-in')
  expect(all.months).toEqual([
    { month: '2026-12', in: 5, out: 0 },
    { month: '2026-11', in: 5, out: 0 },
  ])
  expect(all.list.map(({ amount, balance }) => [amount, balance])).toEqual([
    [5, 10],
    [5, 5],
  ])
  expect(await flow(as, { month: '2026-11' })).toMatchObject({ total: 1, in: 5, out: 0 })
  expect(await flow(as, { dir: 'out' })).toMatchObject({ list: [], total: 0 })
  expect(await flow(as, { dir: 'in' })).toMatchObject({ total: 2 })
  expect(await checkLedger(server.db)).toEqual([])
})

test('the coins of a quiz are named in the caller’s language', async () => {
  const as = await server.login({ iid })
  const { user_id } = as.member
  await post(server.db, {
    ...{ iid, kind: 'coin earn', ref: `paper:${user_id}:1`, reason: '答题奖励', currency: 'COIN', at: server.time.now },
    postings: move(tenantAccount(iid, 'issue'), userAccount(iid, user_id, 'coin'), 3),
  })
  expect((await flow(as)).list).toMatchObject([{ reason: '答题奖励', amount: 3 }])
  expect((await flow(as, { language: 'EN' })).list).toMatchObject([{ reason: 'Quiz reward' }])
})

test('a complete profile earns coins once for ever', async () => {
  const as = await server.login({ iid })
  const save = (wish: object) => {
    count += 1
    return server.call(updateProfile, { iid, reqId: `profile-${String(count).padStart(4, '0')}`, ...wish }, { as })
  }
  await save({ sex: 2, birthday: '1990-01-02', signature: '走走停停' })
  expect((await account(as)).balance).toBe(0)
  await save({ img_path: '/media/avatar-1-300x400.webp' })
  expect((await account(as)).balance).toBe(20)
  await save({ signature: '' })
  await save({ signature: '又回来了' })
  expect((await account(as)).balance).toBe(20)
  server.time.now += DAY
  expect(await done(as, 'profile')).toBe(1)
})

test('reviews earn coins three times a day at most, also at once, and the same one never twice', async () => {
  const as = await server.login({ iid })
  const at = server.time.now
  const review = (event: string) => earnCoins(server.db, as.member, { task: 'review', event, at })
  const gains = await Promise.all(['77.1', '77.1', '77.2', '78.1', '79.1'].map(review))
  expect(gains.reduce((sum, coins) => sum + coins, 0)).toBe(30)
  expect(await done(as, 'review')).toBe(3)
  const { list } = await flow(as)
  expect(list.every(({ refId }) => /^7[789]$/.test(refId))).toBe(true)
  server.time.now += DAY
  expect(await done(as, 'review')).toBe(0)
})

test('a tenant sets its own amounts; what is no amount counts as not set, and a task for nothing is not shown', async () => {
  const tenant = await server.db
    .selectFrom('tenants')
    .select('settings')
    .where('iid', '=', iid)
    .executeTakeFirstOrThrow()
  const settings = { ...tenant.settings, coins: { sign: 8, note: 0, review: -5 } }
  await server.db
    .updateTable('tenants')
    .set({ settings: JSON.stringify(settings) })
    .where('iid', '=', iid)
    .execute()
  const as = await server.login({ iid })
  const rules = await server.call(listCoinRules, { iid }, { as })
  expect(rules.map(({ type, coins }) => [type, coins])).toEqual([
    ['sign', 8],
    ['review', 10],
    ['profile', 20],
  ])
  expect((await sign(as)).gained).toBe(8)
})
