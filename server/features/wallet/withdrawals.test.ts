import {
  applyWithdrawal,
  cancelWithdrawal,
  decideReview,
  getWallet,
  getWithdrawal,
  listIncome,
  listPayAccounts,
  listReviews,
  listWithdrawals,
  savePayAccount,
  sendCode,
} from '@quanzi/contract'
import { checkLedger } from '../../ledger/checkLedger'
import { move, post, tenantAccount, userAccount } from '../../ledger/post'
import type { Payout, PayoutResult } from '../../providers/payout/PayoutProvider'
import { type Actor, createTestServer, type TestServer } from '../../testing/createTestServer'

const iid = 1000
const CARD = '4111111111111111'
const REFUSED_CARD = '6222020210030000'
const DAY = 86_400_000

let server: TestServer
let staff: Actor
let count = 0
const reqId = () => `withdraw-${String(++count).padStart(6, '0')}`
const PARAM = { code: 1000003 }
const STALE = { code: 1000007 }
const NOTFOUND = { code: 1000004 }

/** The payouts that the channel received, and its answer when it differs from the stand-in's. */
const sent: Payout[] = []
let answer: ((payout: Payout) => PayoutResult) | null = null
let found: PayoutResult | (() => Promise<PayoutResult>) = { state: 'unclear' }

beforeAll(async () => {
  server = await createTestServer({
    tenants: [iid, 3073],
    providers: {
      payout: {
        async send(payout) {
          sent.push(payout)
          if (answer) return answer(payout)
          return payout.number === REFUSED_CARD
            ? { state: 'refused', reason: '收款账户状态异常' }
            : { state: 'paid', channelNo: `channel-${payout.no}` }
        },
        find: async () => (typeof found === 'function' ? await found() : found),
      },
    },
  })
  staff = await server.login({ rights: ['money'] })
})
beforeEach(() => {
  sent.length = 0
  answer = null
  found = { state: 'unclear' }
})
afterEach(async () => expect(await checkLedger(server.db)).toEqual([]))
afterAll(() => server.close())

let numbers = 0
const nextMobile = () => `1380013${String(++numbers).padStart(4, '0')}`

async function rich(amount = 1_000_000): Promise<{ as: Actor; mobile: string }> {
  const mobile = nextMobile()
  const as = await server.login({ iid, mobile })
  const postings = move(tenantAccount(iid, 'channel'), userAccount(iid, as.member.user_id, 'wallet'), amount)
  await post(server.db, { iid, kind: 'cashback', ref: reqId(), reason: '返现', at: server.time.now, postings })
  return { as, mobile }
}

async function code(mobile: string): Promise<string> {
  server.time.now += 61_000
  await server.db.deleteFrom('sms_code').execute()
  await server.call(sendCode, { iid, mobile, purpose: 'payout' })
  return server.smsCode(mobile) ?? ''
}

async function account(whose: { as: Actor; mobile: string }, more: object = {}) {
  const verifyCode = await code(whose.mobile)
  const wish = { iid, reqId: reqId(), kind: 'bank' as const, holder: '林小圈', number: CARD, verifyCode, ...more }
  const made = await server.call(savePayAccount, wish, { as: whose.as })
  if (!made) throw new Error('the account was removed')
  return made
}

const apply = (as: Actor, amount: number, accountId: string) =>
  server.call(applyWithdrawal, { iid, reqId: reqId(), amount, accountId }, { as })
const decide = (id: string, decision: 'pass' | 'refuse', as = staff) =>
  server.call(decideReview, { iid, reqId: reqId(), kind: 'withdrawal', id, decision, note: '账户不符' }, { as })
const wallet = (as: Actor) => server.call(getWallet, { iid }, { as })
const pay = () => server.runJobs()

test('a withdrawal is held, approved by somebody else, paid minus its fee, and announced to the member', async () => {
  const member = await rich(100_000)
  const { id: accountId, masked } = await account(member)
  expect(masked).toBe('**** 1111')
  const { id, fee, status } = await apply(member.as, 10_001, accountId)
  expect([fee, status]).toEqual([61, 0])
  expect(await wallet(member.as)).toMatchObject({
    available: 89_999,
    frozen: 10_001,
    limits: { openId: id, lastId: id },
  })
  const queue = await server.call(listReviews, { iid, kind: 'withdrawal' }, { as: staff })
  expect(queue.list.find((item) => item.id === id)?.data).toMatchObject({
    holder: '林小圈',
    masked: '**** 1111',
    amount: 10_001,
    balance: 89_999,
    own: false,
  })
  expect(JSON.stringify(queue)).not.toContain(CARD)
  expect(await decide(id, 'pass')).toEqual({ state: 1 })
  await pay()
  await pay()
  expect(sent).toEqual([expect.objectContaining({ no: `W1000-${id}`, amount: 9_940, number: CARD, holder: '林小圈' })])
  const done = await server.call(getWithdrawal, { iid, id }, { as: member.as })
  expect(done.events.map((event) => event.status)).toEqual([0, 1, 2])
  expect(await wallet(member.as)).toMatchObject({ available: 89_999, frozen: 0, limits: { openId: null, lastId: id } })
  const { list, in: came, out } = await server.call(listIncome, { iid }, { as: member.as })
  expect(list.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['withdraw', -10_001],
    ['cashback', 100_000],
  ])
  expect([came, out]).toEqual([100_000, 10_001])
  expect(list[0]).toMatchObject({ withdrawalId: id, title: '提现' })
  const english = await server.wire(listIncome.uri, { iid, language: 'EN' }, { as: member.as })
  expect(english).toMatchObject({ t: { list: [{ title: 'Withdrawal' }, {}] } })
})

test('rejected, failed and cancelled withdrawals return the whole amount, once', async () => {
  const member = await rich()
  const good = await account(member)
  const bad = await account(member, { number: REFUSED_CARD })
  const first = await apply(member.as, 1_000, good.id)
  await decide(first.id, 'refuse')
  await expect(decide(first.id, 'pass')).rejects.toMatchObject(STALE)
  const second = await apply(member.as, 2_000, bad.id)
  await decide(second.id, 'pass')
  await pay()
  const third = await apply(member.as, 3_000, good.id)
  await Promise.allSettled(
    [1, 2].map(() => server.call(cancelWithdrawal, { iid, reqId: reqId(), id: third.id }, { as: member.as })),
  )
  await expect(
    server.call(cancelWithdrawal, { iid, reqId: reqId(), id: third.id }, { as: member.as }),
  ).rejects.toMatchObject(STALE)
  await expect(decide(third.id, 'pass')).rejects.toMatchObject(STALE)
  const { list } = await server.call(listWithdrawals, { iid }, { as: member.as })
  expect(list.map(({ status, reason }) => [status, reason])).toEqual([
    [5, ''],
    [4, '收款账户状态异常'],
    [3, '账户不符'],
  ])
  expect(await wallet(member.as)).toMatchObject({ available: 1_000_000, frozen: 0 })
})

test('of a cancellation and an approval at once, one wins', async () => {
  const member = await rich()
  const { id: accountId } = await account(member)
  for (let round = 0; round < 4; round++) {
    const { id } = await apply(member.as, 5_000, accountId)
    const results = await Promise.allSettled([
      server.call(cancelWithdrawal, { iid, reqId: reqId(), id }, { as: member.as }),
      decide(id, 'pass'),
    ])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await pay()
  }
  expect(await wallet(member.as)).toMatchObject({ frozen: 0 })
})

test('an unclear payout is looked up by its number and never sent again', async () => {
  const member = await rich()
  const { id: accountId } = await account(member)
  const { id } = await apply(member.as, 5_000, accountId)
  await decide(id, 'pass')
  answer = () => {
    throw new Error('the line is cut')
  }
  await pay()
  await pay()
  expect(sent).toHaveLength(1)
  expect(await server.call(getWithdrawal, { iid, id }, { as: member.as })).toMatchObject({ status: 1 })
  found = { state: 'paid', channelNo: 'late' }
  await pay()
  expect(await server.call(getWithdrawal, { iid, id }, { as: member.as })).toMatchObject({ status: 2 })
  expect(sent).toHaveLength(1)
})

test('a failure that is heard after the payout was booked is logged, and books nothing back', async () => {
  const member = await rich(100_000)
  const { id: accountId } = await account(member)
  const { id } = await apply(member.as, 10_000, accountId)
  await decide(id, 'pass')
  answer = () => ({ state: 'unclear' })
  await pay()
  // Another server hears that it was paid while this one still asks.
  found = async () => {
    found = { state: 'paid', channelNo: 'c1' }
    await pay()
    return { state: 'refused', reason: '账户已注销' }
  }
  const error = jest.spyOn(server.app.services.log, 'error')
  await pay()
  expect(error.mock.calls).toEqual([
    [expect.objectContaining({ withdrawal: Number(id), reason: '账户已注销' }), expect.stringContaining('after')],
  ])
  error.mockRestore()
  expect(await wallet(member.as)).toMatchObject({ available: 90_000, frozen: 0 })
  expect((await server.call(getWithdrawal, { iid, id }, { as: member.as })).status).toBe(2)
})

test('the minimum, the daily limit, the balance and one at a time are enforced, and the refusal names the limits', async () => {
  const member = await rich(3_000_000)
  const { id: accountId } = await account(member)
  const WITHDRAW = { code: 203001 }
  await expect(apply(member.as, 999, accountId)).rejects.toMatchObject(WITHDRAW)
  await expect(apply(member.as, 2_000_001, accountId)).rejects.toMatchObject({
    ...WITHDRAW,
    data: { min: 1000, max: 2_000_000, leftToday: 2_000_000, available: 3_000_000 },
  })
  const [one, other] = await Promise.allSettled([
    apply(member.as, 1_500_000, accountId),
    apply(member.as, 1_500_000, accountId),
  ])
  const made = [one, other].find((result) => result.status === 'fulfilled')
  const refused = [one, other].find((result) => result.status === 'rejected')
  const id = made?.status === 'fulfilled' ? made.value.id : ''
  expect(refused).toMatchObject({ reason: { code: 1000008, data: { id } } })
  await decide(id, 'pass')
  await pay()
  await expect(apply(member.as, 500_001, accountId)).rejects.toMatchObject({ data: { leftToday: 500_000 } })
  server.time.now += DAY
  expect(await apply(member.as, 500_001, accountId)).toMatchObject({ status: 0 })
  const poor = await rich(1_500)
  const { id: own } = await account(poor)
  await expect(apply(poor.as, 1_501, own)).rejects.toMatchObject({ ...WITHDRAW, data: { available: 1_500 } })
  await expect(apply(poor.as, 1_500, accountId)).rejects.toMatchObject(NOTFOUND)
})

test('nobody decides their own withdrawal, or reads or cancels somebody else’s', async () => {
  const member = await rich()
  const { id: accountId } = await account(member)
  const { id } = await apply(member.as, 5_000, accountId)
  await server.db
    .insertInto('staff')
    .values({ iid, user_id: member.as.member.user_id, rights: ['money'] })
    .execute()
  await expect(decide(id, 'pass', member.as)).rejects.toMatchObject({ code: 1000002 })
  const other = await server.login({ iid })
  await expect(server.call(getWithdrawal, { iid, id }, { as: other })).rejects.toMatchObject(NOTFOUND)
  await expect(server.call(cancelWithdrawal, { iid, reqId: reqId(), id }, { as: other })).rejects.toMatchObject(
    NOTFOUND,
  )
  expect(await server.call(getWithdrawal, { iid, id }, { as: staff })).toMatchObject({ id })
  const elsewhere = await server.login({ iid: 3073, rights: ['money'] })
  await expect(server.call(getWithdrawal, { iid: 3073, id }, { as: elsewhere })).rejects.toMatchObject(NOTFOUND)
})

test('a payout account: its number needs a code from the member’s own mobile and is sealed; an open withdrawal keeps the account', async () => {
  const member = await rich()
  const wish = { iid, kind: 'bank' as const, holder: '林小圈', number: CARD }
  const save = (more: object, as = member.as) =>
    server.call(savePayAccount, { ...wish, reqId: reqId(), ...more }, { as })
  await expect(save({})).rejects.toMatchObject(PARAM)
  await expect(save({ verifyCode: '000000' })).rejects.toMatchObject({ code: 205001 })
  await expect(save({ number: '4111111111111112', verifyCode: '123456' })).rejects.toMatchObject(PARAM)
  await expect(save({ kind: 'wechat', verifyCode: '123456' })).rejects.toMatchObject({
    ...PARAM,
    msg: expect.stringContaining('请在微信中绑定'),
  })
  const nobody = await server.login({ iid })
  await expect(save({ verifyCode: '123456' }, nobody)).rejects.toMatchObject({ data: { missing: ['mobile'] } })
  const bank = await account(member)
  const row = await server.db.selectFrom('pay_account').selectAll().where('id', '=', Number(bank.id)).execute()
  expect(JSON.stringify(row)).not.toContain(CARD)
  await expect(account(member)).rejects.toMatchObject({ code: 1000008 })
  const alipay = await account(member, { kind: 'alipay', number: 'lin@example.com', isDefault: true })
  expect(alipay).toMatchObject({ masked: 'l***@example.com', isDefault: true })
  expect((await server.call(listPayAccounts, { iid }, { as: member.as })).map(({ id }) => id)).toEqual([
    alipay.id,
    bank.id,
  ])
  await expect(save({ id: bank.id, number: undefined, holder: '别人' })).rejects.toMatchObject(PARAM)
  const open = await apply(member.as, 5_000, bank.id)
  await expect(save({ id: bank.id, remove: true })).rejects.toMatchObject({ ...STALE, data: { id: open.id } })
  expect(await save({ id: alipay.id, remove: true })).toBeNull()
  expect(await server.call(listPayAccounts, { iid }, { as: member.as })).toMatchObject([
    { id: bank.id, isDefault: true },
  ])
  const other = await rich()
  await expect(save({ id: bank.id, isDefault: true }, other.as)).rejects.toMatchObject(NOTFOUND)
})

test('whose identity is verified is paid under that name only: an account of another name is neither saved nor used', async () => {
  const member = await rich()
  const { id: accountId } = await account(member)
  const { user_id } = member.as.member
  const sealed = { id_cipher: '', id_shown: '11****15', id_hash: reqId(), images: [] }
  await server.db
    .insertInto('profile_auth')
    .values({ iid, user_id, name: '林 小路', ...sealed, status: 'passed', at: 1, moved_at: 1 })
    .execute()
  await expect(apply(member.as, 10_000, accountId)).rejects.toMatchObject(PARAM)
  await expect(account(member, { number: '6222020210031111' })).rejects.toMatchObject(PARAM)
  const verifyCode = await code(member.mobile)
  const change = { iid, reqId: reqId(), id: accountId, holder: '林小路', verifyCode }
  await server.call(savePayAccount, change, { as: member.as })
  const renamedAt = server.time.now
  await server.call(savePayAccount, { ...change, reqId: reqId(), verifyCode: undefined }, { as: member.as })
  const { id, holder } = await apply(member.as, 10_000, accountId)
  expect(holder).toBe('林小路')

  const reviewed = async () =>
    (await server.call(listReviews, { iid, kind: 'withdrawal', id }, { as: staff })).list[0]?.data
  expect(await reviewed()).toMatchObject({ accountSince: renamedAt })
  const isMarked = async () => (await reviewed())?.nameDiffers
  expect(await isMarked()).toBe(false)
  await server.db.updateTable('profile_auth').set({ name: '林小圈' }).where('user_id', '=', user_id).execute()
  expect(await isMarked()).toBe(true)
  await expect(decide(id, 'pass')).rejects.toMatchObject({ code: 1000012, msg: expect.stringContaining('只能驳回') })
  expect(await server.call(getWithdrawal, { iid, id }, { as: member.as })).toMatchObject({ status: 0 })
  await decide(id, 'refuse')
  expect(await wallet(member.as)).toMatchObject({ available: 1_000_000, frozen: 0 })
})
