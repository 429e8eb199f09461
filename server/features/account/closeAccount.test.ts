import { accountCalls, addAddress, ERRORS } from '@quanzi/contract'
import { sql, type TableNode } from 'kysely'
import { forgetMember } from '../../identity/MemberTies'
import { move, post, tenantAccount, userAccount } from '../../ledger/post'
import { type Actor, createTestServer, type TestServer } from '../../testing/createTestServer'

const { sendCode, closeAccount, getProfile, loginByMobile, updateProfile } = accountCalls
const iid = 1000

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ tenants: [1000] })
})
afterAll(() => server.close())

let made = 0
async function somebody(): Promise<Actor & { mobile: string }> {
  made += 1
  // Each test has its own day, because the limits of text messages are daily.
  server.time.now += 2 * 86_400_000
  const mobile = `1391111${String(made).padStart(4, '0')}`
  return { ...(await server.login({ mobile, nick_name: '要走的人' })), mobile }
}

async function codeFor(mobile: string): Promise<string> {
  await server.call(sendCode, { iid, mobile, purpose: 'close' })
  return server.smsCode(mobile) ?? ''
}

const close = (as: Actor, verifyCode: string) =>
  server.call(
    closeAccount,
    { iid, verifyCode, reqId: `close-${as.member.id}-${server.time.now}-${verifyCode}` },
    { as },
  )

const rowOf = ({ member }: Actor) =>
  server.db.selectFrom('member').selectAll().where('id', '=', member.id).executeTakeFirstOrThrow()

async function order(as: Actor, status: number) {
  const id = `G${as.member.user_id}${status}`
  await server.db
    .insertInto('orders')
    .values({
      ...{
        id,
        iid,
        user_id: as.member.user_id,
        order_type: 1,
        status,
        num: 1,
        title: '徒步',
        payable: 1,
        name: '林小圈',
      },
      ...{ phone: as.member.mobile ?? '', parts: '{}', lines: '[]', address: null, group_id: null, req_id: id },
      info: JSON.stringify({ reqId: id, entrants: [{ name: '林小圈' }] }),
      ...{ fingerprint: id, role_id: null, sale_iid: null, sale_user_id: null, op_sales_id: null, paid_at: null },
      ...{ starts_at: null, ends_at: null, moved_at: 0, created_at: 0, expire_at: server.time.now + 60_000 },
    })
    .execute()
  return id
}

test('closing an account with a code removes the person and keeps the ledger', async () => {
  const ann = await somebody()
  const address = { address: '北京市 朝阳区 1号', mobile: ann.mobile, name: '安小圈', isDefault: false, postCode: '' }
  await server.call(addAddress, { iid, rid: String(ann.member.rid), ...address }, { as: ann })
  const gid = await order(ann, 14)
  await server.call(updateProfile, { iid, reqId: `profile-${ann.member.id}`, signature: '走走停停' }, { as: ann })
  const answers = () =>
    server.db
      .selectFrom('request_log')
      .select('uri')
      .where('user_id', '=', ann.member.user_id)
      .where('answer', 'is not', null)
      .execute()
  expect(await answers()).toEqual([{ uri: updateProfile.uri }])
  await expect(close(ann, await codeFor(ann.mobile))).resolves.toBe(true)
  expect(await answers()).toEqual([{ uri: closeAccount.uri }])
  expect(await rowOf(ann)).toMatchObject({
    ...{ mobile: null, openid: null, unionid: null, password_hash: null, nick_name: '已注销用户', head_img: '' },
    user_id: ann.member.user_id,
  })
  expect(await server.db.selectFrom('address').where('user_id', '=', ann.member.user_id).execute()).toEqual([])
  const kept = await server.db.selectFrom('orders').selectAll().where('id', '=', gid).executeTakeFirstOrThrow()
  expect(kept).toMatchObject({ payable: 1, status: 14, name: '', phone: '', info: { reqId: gid } })
  expect(kept.info).not.toHaveProperty('entrants')
  await expect(server.call(getProfile, { iid }, { as: ann })).rejects.toMatchObject({ code: ERRORS.LOGIN.code })
  await expect(server.call(loginByMobile, { iid, loginName: ann.mobile, passWord: 'secret1' })).rejects.toMatchObject({
    code: ERRORS.NOTFOUND.code,
  })
})

test('a wrong code closes nothing, and five wrong ones invalidate the code', async () => {
  const ben = await somebody()
  const code = await codeFor(ben.mobile)
  const wrong = code === '111111' ? '222222' : '111111'
  for (let tries = 0; tries < 5; tries += 1) {
    server.time.now += 1
    await expect(close(ben, wrong)).rejects.toMatchObject({ code: ERRORS.CODE.code })
  }
  await expect(close(ben, code)).rejects.toMatchObject({ code: ERRORS.CODE.code })
  expect(await rowOf(ben)).toMatchObject({ nick_name: '要走的人' })
})

test.each([
  ['an unpaid order', 'order', (it: Actor) => order(it, 1)],
  ['an order to be used', 'order', (it: Actor) => order(it, 11)],
  ['a refund under way', 'order', (it: Actor) => order(it, 15)],
  [
    'money in the wallet',
    'balance',
    ({ member }: Actor) =>
      post(server.db, {
        ...{ iid, kind: 'test', ref: `w${member.id}`, at: 0 },
        postings: move(tenantAccount(iid, 'channel'), userAccount(iid, member.user_id, 'wallet'), 100),
      }),
  ],
  [
    'a role as staff',
    'role',
    ({ member }: Actor) =>
      server.db
        .insertInto('staff')
        .values({ iid, user_id: member.user_id, rights: ['order'] })
        .execute(),
  ],
  [
    'an application as distributor',
    'role',
    ({ member }: Actor) =>
      server.db
        .insertInto('dis_role')
        .values({ iid, user_id: member.user_id, status: 0, op_id: null, op_sales_id: null, at: 0 })
        .execute(),
  ],
])('%s keeps an account open, with any code', async (_what, reason, prepare) => {
  const eve = await somebody()
  await prepare(eve)
  await expect(close(eve, await codeFor(eve.mobile))).rejects.toMatchObject({
    code: ERRORS.NOTELIGIBLE.code,
    data: { missing: [reason] },
  })
  expect(await rowOf(eve)).toMatchObject({ nick_name: '要走的人' })
})

test('without a bound number there is no code for closing', async () => {
  const nameless = await server.login()
  await expect(close(nameless, '123456')).rejects.toMatchObject({ data: { missing: ['mobile'] } })
})

test('the number can register again', async () => {
  const joe = await somebody()
  await close(joe, await codeFor(joe.mobile))
  server.time.now += 2 * 86_400_000
  const again = await server.login({ mobile: joe.mobile })
  expect(again.member.user_id).not.toBe(joe.member.user_id)
})

/** Tables with a member's data that stay when the account is closed, and why. */
const STAYS: Readonly<Record<string, string>> = {
  ask_question: 'what was bought, and the expert’s work',
  commission: 'money',
  buy_share_support: 'a friend’s offer keeps its count, by nobody',
  comments: 'what was written stays, by nobody',
  consents: 'proof of what was agreed to',
  content_views: 'a view is counted once',
  deposit: 'money',
  discount_code: 'money',
  coin_sign: 'money',
  cm_account: 'other people buy by it; its owner’s account is not closed',
  dis_role: 'the team above and below; an open one keeps the account',
  entitlement: 'what was bought',
  redpacket: 'money',
  redpacket_part: 'money',
  fan_lock: 'commission of orders that are under way',
  invite: 'who came stays counted, by a number without a name',
  invite_gift_take: 'a gift is taken once',
  opened_site: 'what was bought',
  operation_sales: 'the list of representatives is the operator’s',
  staff: 'an account with rights is not closed',
  tip: 'money',
  team_member: 'the team goes on; the name in it is that of the member row',
  uploads: 'pictures of what was written',
  user_coupon: 'money',
  vip_term: 'what was bought',
}

test('every table that knows a member is either cleared by a feature or has a reason to stay', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct table_name as name from information_schema.columns
    where table_schema = 'public' and column_name in ('user_id', 'owner_id', 'owner_user_id', 'invitee_id')
    order by table_name`.execute(server.db)
  const touched = new Set<string>()
  const watched = server.db.withPlugin({
    transformQuery({ node }) {
      const table =
        node.kind === 'DeleteQueryNode' ? node.from.froms[0] : node.kind === 'UpdateQueryNode' ? node.table : undefined
      if (table?.kind === 'TableNode') touched.add((table as TableNode).table.identifier.name)
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const { member } = await somebody()
  const reg_id = 'leaving'
  const form = { image: '', status_images: '{}', summary: '', fee: 0, name_component: 0, id_component: 0 }
  await server.db
    .insertInto('registration_form')
    .values({ reg_id, iid, ...form })
    .execute()
  await server.db.insertInto('registration').values({ reg_id, iid, user_id: member.user_id, created_at: 0 }).execute()
  await forgetMember(watched, member, server.app.services)
  expect(touched.size).toBeGreaterThan(10)
  expect(rows.map(({ name }) => name).filter((name) => !touched.has(name) && !(name in STAYS))).toEqual([])
  expect(Object.keys(STAYS).filter((name) => touched.has(name) || !rows.some((row) => row.name === name))).toEqual([])
})
