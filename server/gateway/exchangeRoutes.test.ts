import { registerByMobile, sendCode } from '@quanzi/contract'
import { createTestServer, type TestServer } from '../testing/createTestServer'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ tenants: [1000] })
})
afterAll(() => server.close())

interface Answer {
  readonly t?: { readonly rid: number; readonly userId: number; readonly token: string; readonly openid?: string }
  readonly code?: number
  readonly msg?: string
}

async function exchange(
  kind: 'code2session' | 'phone',
  code: unknown,
  bearer?: string,
  language?: string,
  iid: unknown = 1000,
) {
  const answer = await server.app.http.inject({
    method: 'POST',
    url: `/wxservice2/${kind}`,
    headers: { 'content-type': 'text/plain', ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) },
    payload: JSON.stringify({ iid, code, language }),
  })
  return answer.json<Answer>()
}

async function profileOf(token: string) {
  const headers = { authorization: `Bearer ${token}` }
  return (await server.app.http.inject({ url: '/api/userV2.profile?iid=1000', headers })).json().t
}

const loggedIn = async (code: string) => (await exchange('code2session', code)).t ?? { rid: 0, userId: 0, token: '' }

test('a mini-program exchanges its login code for a bearer token', async () => {
  const { token, rid } = await loggedIn('desk')
  expect(await profileOf(token)).toMatchObject({ rid })
  expect((await loggedIn('desk')).rid).toBe(rid)
})

test.each([[''], [5], [null], ['x'.repeat(600)]])('the code %j is refused by name', async (code) => {
  expect(await exchange('code2session', code)).toMatchObject({ code: 1000003, msg: expect.stringContaining('code') })
})

test.each([0, -1, 1.5, '', 'x', 2_147_483_648, null, undefined, {}])(
  'the tenant %j is refused by name',
  async (iid) => {
    for (const kind of ['code2session', 'phone'] as const) {
      const answer = await exchange(kind, '13912345678', undefined, 'EN', iid ?? null)
      expect(answer).toEqual({ code: 1000003, msg: 'Invalid parameter: iid' })
    }
  },
)

test('a session tells whether this app has identified its person, independently of other apps', async () => {
  const named = await loggedIn('who pays')
  expect(await profileOf(named.token)).toMatchObject({ recognised: true })
  const ann = await server.login({ mobile: '13700000012' })
  await server.db
    .updateTable('member')
    .set({ openid: 'of-another-app', unionid: 'u-ann' })
    .where('user_id', '=', ann.member.user_id)
    .execute()
  await server.call(sendCode, { iid: 1000, mobile: '13700000012', date: server.time.now }, {})
  const verifyCode = server.smsCode('13700000012') ?? ''
  const body = await server.call(registerByMobile, { iid: 1000, loginName: '13700000012', verifyCode }, { f: 2 })
  expect(await profileOf(body.t2)).toMatchObject({ userId: ann.member.user_id, recognised: false })
  const known = await exchange('code2session', 'phone of ann 12', body.t2)
  expect(known.t?.token).toBe(body.t2)
  expect(await profileOf(body.t2)).toMatchObject({ userId: ann.member.user_id, recognised: true })
})

test('a new person’s phone number goes to the member that the login has created', async () => {
  const { token, userId } = await loggedIn('new phone')
  const answer = await exchange('phone', '13700000001', token)
  expect(answer.t?.userId).toBe(userId)
  expect(await profileOf(answer.t?.token ?? '')).toMatchObject({ mobile: '137****0001', nick_name: '用户0001' })
})

test('a member’s number logs that member in; afterwards the login code does too', async () => {
  const ann = await server.login({ mobile: '13700000002', nick_name: '安' })
  const { token } = await loggedIn('phone of ann')
  expect((await exchange('phone', '13700000002', token)).t?.userId).toBe(ann.member.user_id)
  expect((await loggedIn('phone of ann')).userId).toBe(ann.member.user_id)
})

test('an identity whose member has ordered stays with that member', async () => {
  await server.login({ mobile: '13700000003' })
  const { token, userId } = await loggedIn('buyer')
  await server.db.insertInto('orders').values(orderOf(userId)).execute()
  await exchange('phone', '13700000003', token)
  expect((await loggedIn('buyer')).userId).toBe(userId)
})

test('a member keeps their number: another number belongs to another member', async () => {
  const { token, userId } = await loggedIn('two numbers')
  await exchange('phone', '13700000004', token)
  const second = await exchange('phone', '13700000005', token)
  expect(second.t?.userId).not.toBe(userId)
  expect(await profileOf(token)).toMatchObject({ mobile: '137****0004' })
})

test('two taps at once on the button create one member', async () => {
  const answers = await Promise.all([exchange('phone', '13700000006'), exchange('phone', '13700000006')])
  expect(new Set(answers.map(({ t }) => t?.userId)).size).toBe(1)
})

describe('one identity, two people at once', () => {
  /** The platform answers only when all have asked, so that they continue at the same time. */
  function together(kind: 'codeToSession' | 'phoneNumber', askers: number) {
    const { wechat } = server.app.services.providers
    const real = wechat[kind].bind(wechat) as (code: string) => Promise<never>
    let asked = 0
    let release: () => void = () => undefined
    const all = new Promise<void>((resolve) => {
      release = resolve
    })
    jest.spyOn(wechat, kind).mockImplementation(async (code: string) => {
      asked += 1
      if (asked === askers) release()
      await all
      return await real(code)
    })
  }
  afterEach(() => jest.restoreAllMocks())

  test('attaching: one member gets the identity, the other does not change', async () => {
    const people = await Promise.all(['13700000021', '13700000022'].map((mobile) => server.login({ mobile })))
    together('codeToSession', people.length)
    const answers = await Promise.all(people.map(({ bearer }) => exchange('code2session', 'shared phone', bearer)))
    expect(answers.map(({ t }) => t?.userId)).toEqual(people.map(({ member }) => member.user_id))
    expect(await unionidsOf(people.map(({ member }) => member.user_id))).toHaveLength(1)
    expect(people.map(({ member }) => member.user_id)).toContain((await loggedIn('shared phone')).userId)
  })

  test('two identities for one member: one is attached, the other changes nothing', async () => {
    const ann = await server.login({ mobile: '13700000023' })
    together('codeToSession', 2)
    const answers = await Promise.all(
      ['ann here', 'ann there'].map((code) => exchange('code2session', code, ann.bearer)),
    )
    expect(answers.map(({ t }) => t?.userId)).toEqual([ann.member.user_id, ann.member.user_id])
    expect(await unionidsOf([ann.member.user_id])).toHaveLength(1)
  })

  test('two numbers taking it over: one of their owners gets it', async () => {
    const mobiles = ['13700000024', '13700000025']
    const owners = await Promise.all(mobiles.map((mobile) => server.login({ mobile })))
    const { token } = await loggedIn('two owners')
    together('phoneNumber', mobiles.length)
    const answers = await Promise.all(mobiles.map((mobile) => exchange('phone', mobile, token)))
    expect(answers.map(({ t }) => t?.userId)).toEqual(owners.map(({ member }) => member.user_id))
    expect(await unionidsOf(owners.map(({ member }) => member.user_id))).toHaveLength(1)
  })

  async function unionidsOf(users: readonly number[]) {
    const rows = await server.db.selectFrom('member').select('unionid').where('user_id', 'in', users).execute()
    return rows.flatMap(({ unionid }) => unionid ?? [])
  }
})

test('a refusal is worded in the language of the caller', async () => {
  const { wechat } = server.app.services.providers
  jest.spyOn(wechat, 'phoneNumber').mockResolvedValueOnce(null)
  expect(await exchange('phone', 'used', undefined, 'EN')).toMatchObject({
    code: 205001,
    msg: expect.stringContaining('expired'),
  })
})

let numbers = 0
test.each([
  ['a page in a web view of a mini-program', { origin: 'http://localhost:8080' }, true],
  ['a mini-program in the developer tools', {}, false],
  ['a mini-program of the messaging app', { referer: 'https://servicewechat.com/wx1/1/page-frame.html' }, false],
  ['a mini-program of the short-video app', { referer: 'https://tmaservice.developer.toutiao.com/?appid=tt1' }, false],
])('%s keeps its session where it can', async (_who, headers, asCookie) => {
  numbers += 1
  const loginName = `1370000010${numbers}`
  await server.call(sendCode, { iid: 1000, mobile: loginName })
  const answer = await server.app.http.inject({
    method: 'POST',
    url: '/h5/getjsonp',
    headers: { 'content-type': 'text/plain', ...headers },
    payload: JSON.stringify({
      ...{ domain: 'h5', uri: registerByMobile.uri, f: 2, iid: 1000, loginName },
      verifyCode: server.smsCode(loginName),
    }),
  })
  const { t2 } = answer.json<{ t2: string }>()
  const [cookie] = answer.cookies
  expect(cookie?.name).toBe(asCookie ? 'quanzi_session_1000' : undefined)
  expect((await profileOf(cookie?.value ?? t2))?.mobile).toMatch(/^137/)
  // A value that a page's scripts can read must not open a session.
  if (asCookie) expect(await profileOf(t2)).toBeUndefined()
})

const orderOf = (user_id: number) => ({
  ...{ id: `G${user_id}`, iid: 1000, user_id, order_type: 1, status: 11, num: 1, title: '徒步', payable: 1 },
  ...{ parts: '{}', lines: '[]', info: '{}', address: null, group_id: null, req_id: 'r', fingerprint: 'f' },
  ...{ role_id: null, sale_iid: null, sale_user_id: null, op_sales_id: null, expire_at: 0, created_at: 0 },
  ...{ paid_at: null, starts_at: null, ends_at: null, moved_at: 0 },
})

test('a logged-in member keeps member and session, and the session gets the platform’s identity for payments', async () => {
  const ann = await server.login()
  const answer = await exchange('code2session', 'paying', ann.bearer)
  expect(answer.t).toMatchObject({ userId: ann.member.user_id, token: ann.bearer, openid: expect.any(String) })
  const sessions = await server.db
    .selectFrom('session')
    .select(['openid', 'revoked_at'])
    .where('user_id', '=', ann.member.user_id)
    .execute()
  expect(sessions).toEqual([{ openid: answer.t?.openid, revoked_at: null }])
})
