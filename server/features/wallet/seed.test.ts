import { getCoinAccount, getWallet, listCoinFlow, listPayAccounts, listWithdrawals } from '@quanzi/contract'
import { openSession } from '../../identity/sessions'
import { checkLedger } from '../../ledger/checkLedger'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'
import { signLately, signLongAgo } from '../coins/seed'
import { fillDemoWallets } from './seed'

const iid = 1000

let server: TestServer
beforeAll(async () => {
  server = await createDemoServer()
  for (const happen of [signLongAgo, fillDemoWallets, signLately]) await happen(server.app.services)
})
afterAll(() => server.close())

async function demo(userId: number): Promise<Actor> {
  const member = await server.db
    .selectFrom('member')
    .selectAll()
    .where('iid', '=', iid)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const { bearer } = await openSession(server.db, () => server.time.now, { iid, userId, openid: null, unionid: null })
  return { member, bearer }
}

test('the demo distributor has withdrawals in each final state and one that waits, and accounts of three kinds', async () => {
  const as = await demo(1003)
  const { list } = await server.call(listWithdrawals, { iid }, { as })
  expect(list.map(({ status }) => status)).toEqual([0, 5, 4, 3, 2])
  const accounts = await server.call(listPayAccounts, { iid }, { as })
  expect(accounts.map(({ kind }) => kind).sort()).toEqual(['alipay', 'bank', 'wechat'])
  expect(await server.call(getWallet, { iid }, { as })).toMatchObject({
    frozen: 12_345,
    limits: { openId: list[0]?.id },
  })
  expect(await checkLedger(server.db)).toEqual([])
})

test('the demo member has signed in on six days in a row, and the balances of the entries follow their days', async () => {
  const as = await demo(1001)
  expect(await server.call(getCoinAccount, { iid }, { as })).toMatchObject({
    streak: 6,
    signedToday: false,
    broken: false,
  })
  const { list, total } = await server.call(listCoinFlow, { iid, pageSize: 50 }, { as })
  expect(total).toBe(24)
  const days = list.map(({ time }) => time)
  expect(days).toEqual([...days].sort((one, other) => other - one))
  expect(list.map(({ balance }) => balance)).toEqual(
    list.map((_, index) => list.slice(index).reduce((sum, { amount }) => sum + amount, 0)),
  )
})
