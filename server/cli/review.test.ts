import { applyWithdrawal, getWallet, savePayAccount, sendCode } from '@quanzi/contract'
import { hashPassword } from '../identity/passwords'
import { checkLedger } from '../ledger/checkLedger'
import { move, post, tenantAccount, userAccount } from '../ledger/post'
import { type Actor, createTestServer, type TestServer } from '../testing/createTestServer'
import { review } from './review'

const iid = 1000
const STAFF = '13800139001'
const PASSWORD = 'quanzi123'
let server: TestServer
let address: string
let ann: Actor
let made = 0
const reqId = () => `review-cli-${String(++made).padStart(4, '0')}`

beforeAll(async () => {
  server = await createTestServer({ tenants: [iid] })
  await server.login({ iid, mobile: STAFF, rights: ['money'] })
  await server.db
    .updateTable('member')
    .set({ password_hash: await hashPassword(PASSWORD) })
    .where('mobile', '=', STAFF)
    .execute()
  address = await server.app.http.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

const run = (...argv: string[]) =>
  review(['--iid', String(iid), '--server', address, '--mobile', STAFF, '--password', PASSWORD, ...argv], {})

/** A withdrawal of ¥100 that waits. */
async function withdrawal(): Promise<string> {
  const mobile = `1380013${String(8000 + ++made)}`
  ann = await server.login({ iid, mobile, nick_name: '安' })
  const wallet = userAccount(iid, ann.member.user_id, 'wallet')
  const postings = move(tenantAccount(iid, 'channel'), wallet, 50_000)
  await post(server.db, { iid, kind: 'cashback', ref: reqId(), reason: '返现', at: server.time.now, postings })
  await server.call(sendCode, { iid, mobile, purpose: 'payout' })
  const wish = { kind: 'bank' as const, holder: '安小圈', number: '4111111111111111' }
  const verifyCode = server.smsCode(mobile)
  const account = await server.call(savePayAccount, { iid, reqId: reqId(), ...wish, verifyCode }, { as: ann })
  const applied = { iid, reqId: reqId(), amount: 10_000, accountId: account?.id ?? '' }
  return (await server.call(applyWithdrawal, applied, { as: ann })).id
}

test('withdrawals are listed with amount and masked account, passed and refused', async () => {
  expect(await run('--kind', 'withdrawal')).toBe('没有待审核的申请\n')
  const first = await withdrawal()
  const list = await run('--kind', 'withdrawal')
  expect(list).toContain(`${first}\t安\t`)
  expect(list).toContain('¥100\t手续费 ¥0.6\t**** 1111')
  expect(await run('--kind', 'withdrawal', '--id', first)).toContain('  holder: 安小圈')
  expect(await run('--kind', 'withdrawal', '--id', first, '--pass')).toBe(`${first}: 已通过，等待打款\n`)
  const second = await withdrawal()
  await expect(run('--kind', 'withdrawal', '--id', second, '--refuse')).rejects.toThrow('1000003')
  const refused = await run('--kind', 'withdrawal', '--id', second, '--refuse', '--note', '户名不符')
  expect(refused).toBe(`${second}: 已驳回，金额退回钱包\n`)
  expect(await server.call(getWallet, { iid }, { as: ann })).toMatchObject({ available: 50_000, frozen: 0 })
  expect(await checkLedger(server.db)).toEqual([])
})

test('an unknown kind is named with the known ones, and the right of each kind counts', async () => {
  await expect(run('--kind', 'money')).rejects.toThrow('withdrawal')
  await expect(run('--kind', 'shop')).rejects.toThrow('1000002')
  await expect(run('--kind', 'withdrawal', '--pass')).rejects.toThrow('--id')
  await expect(run('--kind', 'withdrawal', '--id', '1', '--pass', '--refuse')).rejects.toThrow('exclude')
})
