import crypto from 'node:crypto'
import { accountCalls, directCalls, ERRORS, listConfig } from '@quanzi/contract'
import { createMember } from '../../identity/members'
import { hashPassword } from '../../identity/passwords'
import { verifyRidSecret } from '../../identity/ridSecret'
import { type Actor, createTestServer, type TestServer } from '../../testing/createTestServer'

const {
  sendCode,
  registerByMobile,
  loginByMobile,
  bindMobile,
  bindPhone,
  getProfile,
  updateProfile,
  logout,
  bindInterest,
} = accountCalls
const iid = 1000
const MINUTE = 60_000
const DAY = 86_400_000

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ tenants: [1000] })
  const others = [3073, 3214].map((other) => ({ iid: other, name: '圈', settings: '{}' }))
  await server.db.insertInto('tenants').values(others).execute()
})
afterAll(() => server.close())
// Each test has its own day, because the limits of text messages are daily.
beforeEach(() => {
  server.time.now += 2 * 86_400_000
})

async function codeFor(mobile: string): Promise<string> {
  await server.call(sendCode, { iid, mobile })
  return server.smsCode(mobile) ?? ''
}

const wrongCode = (code: string) => (code === '111111' ? '222222' : '111111')

async function register(mobile: string, password?: string): Promise<Actor> {
  const verifyCode = await codeFor(mobile)
  const body = await server.call(registerByMobile, { iid, loginName: mobile, verifyCode, password }, { f: 2 })
  const member = await server.db.selectFrom('member').selectAll().where('rid', '=', body.t1).executeTakeFirstOrThrow()
  return { member, bearer: body.t2 }
}

test('shell-and-routes §7: a visitor registers with a code, logs out, and logs in with the password', async () => {
  const someone = await register('13911110001', 'secret1')
  expect(await server.call(getProfile, { iid }, { as: someone })).toMatchObject({
    userId: someone.member.user_id,
    mobile: '139****0001',
    bound: ['mobile'],
    orderCounts: { unpaid: 0 },
  })
  expect(await server.call(logout, { iid, reqId: 'logout-0001' }, { as: someone })).toBe(true)
  await expect(server.call(getProfile, { iid }, { as: someone })).rejects.toMatchObject({ code: 1000001 })
  const body = await server.call(loginByMobile, { iid, loginName: '13911110001', passWord: 'secret1' }, { f: 2 })
  expect(body).toMatchObject({ code: 0, t1: someone.member.rid, msg: '' })
})

test('without a password, a code registers and later logs in', async () => {
  const first = await register('13911110002')
  server.time.now += 2 * MINUTE
  const again = await register('13911110002')
  expect(again.member.user_id).toBe(first.member.user_id)
})

test('a taken mobile is refused when a password is set', async () => {
  await register('13911110003', 'secret1')
  server.time.now += 2 * MINUTE
  await expect(register('13911110003', 'another')).rejects.toMatchObject({ code: 205002 })
})

test('malformed input names the field and writes nothing', async () => {
  const count = async () => (await server.db.selectFrom('member').select('id').execute()).length
  const before = await count()
  const cases = [
    ['/v1/users/bindmobile/send/h5', { iid, mobile: '12345678901' }, 'mobile'],
    ['/v1/users/bindmobile/send/h5', { iid, mobile: '13911110004', date: server.time.now - 6 * MINUTE }, 'date'],
    ['/v1/registerV2/registerByMobile', { iid, loginName: '13911110004', verifyCode: 'abc' }, 'verifyCode'],
    [
      '/v1/registerV2/registerByMobile',
      { iid, loginName: '13911110004', verifyCode: '123456', password: '12345' },
      'password',
    ],
    ['/v1/registerV2/loginByMobile', { iid, loginName: ['x'], passWord: 'secret1' }, 'loginName'],
  ] as const
  for (const [uri, params, field] of cases) {
    expect(await server.wire(uri, params)).toEqual({ code: 1000003, msg: `参数错误: ${field}` })
  }
  expect(await count()).toBe(before)
})

test('a code is valid for five minutes, five tries and one use', async () => {
  const mobile = '13911110005'
  const old = await codeFor(mobile)
  server.time.now += 5 * MINUTE + 1
  await expect(server.call(registerByMobile, { iid, loginName: mobile, verifyCode: old })).rejects.toMatchObject({
    code: 205001,
  })

  const guessed = await codeFor(mobile)
  for (let i = 0; i < 5; i++) {
    const attempt = server.call(registerByMobile, { iid, loginName: mobile, verifyCode: wrongCode(guessed) })
    await expect(attempt).rejects.toMatchObject({ code: 205001 })
  }
  await expect(server.call(registerByMobile, { iid, loginName: mobile, verifyCode: guessed })).rejects.toMatchObject({
    code: 205001,
  })

  server.time.now += 2 * MINUTE
  const good = await codeFor(mobile)
  const uses = await Promise.allSettled(
    [1, 2, 3].map(() => server.call(registerByMobile, { iid, loginName: mobile, verifyCode: good })),
  )
  expect(uses.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
})

test('a code is valid only for its tenant, number and purpose', async () => {
  const mobile = '13911110015'
  const send = async (at: number, purpose?: 'login' | 'bind' | 'close') => {
    server.time.now += 2 * MINUTE
    await server.call(sendCode, { iid: at, mobile, purpose })
    return server.smsCode(mobile) ?? ''
  }
  const register = (verifyCode: string) => server.call(registerByMobile, { iid, loginName: mobile, verifyCode })
  const refused = { code: 205001 }
  await expect(register(await send(3073))).rejects.toMatchObject(refused)
  await expect(register(await send(iid, 'bind'))).rejects.toMatchObject(refused)
  const forLogin = await send(iid, 'login')
  const other = await server.login({ mobile: '13911110016' })
  const bind = (verifyCode: string) => server.call(bindMobile, { iid, loginName: mobile, verifyCode }, { as: other })
  await expect(bind(forLogin)).rejects.toMatchObject(refused)
  expect(await register(forLogin)).toMatchObject({ code: 0 })

  // A documented caller does not name a purpose: its code logs in, but closes no account.
  const someone = await server.login({ mobile: '13911110018' })
  await server.call(sendCode, { iid, mobile: '13911110018' })
  const verifyCode = server.smsCode('13911110018') ?? ''
  const close = server.call(accountCalls.closeAccount, { iid, reqId: 'close-purpose-1', verifyCode }, { as: someone })
  await expect(close).rejects.toMatchObject(refused)
  expect(await server.call(registerByMobile, { iid, loginName: '13911110018', verifyCode })).toMatchObject({ code: 0 })
})

test('one code a minute, ten a day for a mobile, twenty a day for an address', async () => {
  const send = (mobile: string) => server.wire('/v1/users/bindmobile/send/h5', { iid, mobile })
  expect(await send('13911110006')).toEqual({ t: true })
  expect(await send('13911110006')).toMatchObject({ code: 1000006 })
  for (let i = 1; i < 10; i++) {
    server.time.now += MINUTE
    expect(await send('13911110006')).toEqual({ t: true })
  }
  server.time.now += MINUTE
  expect(await send('13911110006')).toMatchObject({ code: 1000006 })
  for (let i = 10; i < 20; i++) expect(await send(`1391112${String(i).padStart(4, '0')}`)).toEqual({ t: true })
  expect(await send('13911130000')).toMatchObject({ code: 1000006 })
})

test('a thousand codes a day for a tenant', async () => {
  const send = (mobile: string) => server.wire('/v1/users/bindmobile/send/h5', { iid, mobile })
  server.time.now += DAY
  expect(await send('13911140000')).toEqual({ t: true })
  await server.db.updateTable('attempt').set({ n: 999 }).where('who', '=', 'tenant').where('kind', '=', 'sms').execute()
  expect(await send('13911140001')).toEqual({ t: true })
  expect(await send('13911140002')).toMatchObject({ code: 1000006 })
  server.time.now += DAY
  expect(await send('13911140002')).toEqual({ t: true })
})

describe('a password is tried', () => {
  const LOCKED = 1000010
  const WRONG = { code: 1000004, msg: '手机号或密码不正确' }

  /** One login attempt from an address, by a browser with these cookies. */
  const attempt = (loginName: string, passWord: string, from = '203.0.113.1', cookie = '') =>
    behindProxy.wire(
      '/v1/registerV2/loginByMobile',
      { iid, loginName, passWord },
      { headers: { 'x-forwarded-for': from, cookie } },
    )

  // A real hash takes 45 core-milliseconds, and some of these tests make hundreds.
  const { scrypt } = crypto
  beforeEach(() => {
    const cheap = jest.spyOn(crypto, 'scrypt')
    cheap.mockImplementation((password, salt, length, _cost, done) => scrypt(password, salt, length, { N: 2 }, done))
  })
  afterEach(() => jest.restoreAllMocks())

  let behindProxy: TestServer
  beforeAll(async () => {
    behindProxy = await createTestServer({ tenants: [1000], env: { TRUST_PROXY: '1' } })
  })
  afterAll(() => behindProxy.close())

  const member = async (mobile: string) => {
    const someone = await behindProxy.login({ mobile })
    const password_hash = await hashPassword('secret1')
    await behindProxy.db.updateTable('member').set({ password_hash }).where('id', '=', someone.member.id).execute()
  }

  test('five wrong passwords lock a number for 15 minutes, even for the right password', async () => {
    await member('13911110007')
    for (let i = 0; i < 5; i++) expect(await attempt('13911110007', 'wrong')).toEqual(WRONG)
    const { now } = behindProxy.time
    expect(await attempt('13911110007', 'secret1')).toEqual({
      code: LOCKED,
      msg: '尝试次数过多，请稍后再试',
      data: { until: now + 15 * MINUTE },
    })
    behindProxy.time.now += 15 * MINUTE
    expect(await attempt('13911110007', 'secret1')).toMatchObject({ code: 0 })
  })

  test('the right password resets the count of wrong ones', async () => {
    await member('13911110017')
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < 4; i++) expect(await attempt('13911110017', 'wrong')).toEqual(WRONG)
      expect(await attempt('13911110017', 'secret1')).toMatchObject({ code: 0 })
    }
  })

  test.each(['13911110027', '13911110037'])(
    'of four hundred concurrent tries of %s five are checked; an unknown number gets the same answers',
    async (mobile) => {
      if (mobile === '13911110027') await member(mobile)
      const answers = await Promise.all(Array.from({ length: 400 }, () => attempt(mobile, 'wrong')))
      expect(answers.filter(({ code }) => code === WRONG.code)).toEqual(Array.from({ length: 5 }, () => WRONG))
      expect(answers.filter(({ code }) => code === LOCKED)).toHaveLength(395)
    },
  )

  test('wrong tries lock the number for their own address only; all addresses together have a hundred tries', async () => {
    await member('13911110047')
    for (let i = 0; i < 6; i++) await attempt('13911110047', 'wrong')
    expect(await attempt('13911110047', 'secret1')).toMatchObject({ code: LOCKED })
    expect(await attempt('13911110047', 'secret1', '203.0.113.2')).toMatchObject({ code: 0 })
    const judged = await Promise.all(
      Array.from({ length: 200 }, (_, n) => attempt('13911110047', 'wrong', `198.51.100.${n}`)),
    )
    expect(judged.filter(({ code }) => code === WRONG.code)).toHaveLength(95)
    expect(await attempt('13911110047', 'secret1', '203.0.113.3')).toMatchObject({ code: LOCKED })
  })

  test('nobody can lock a device on which the owner has logged in', async () => {
    await member('13911110057')
    const login = await behindProxy.app.http.inject({
      method: 'POST',
      url: '/h5/getjsonp',
      headers: { 'content-type': 'text/plain' },
      payload: JSON.stringify({
        ...{ uri: '/v1/registerV2/loginByMobile', iid, f: 1 },
        ...{ loginName: '13911110057', passWord: 'secret1' },
      }),
    })
    const device = login.cookies.find(({ name }) => name === 'quanzi_device_1000')
    expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    const cookie = `${device?.name}=${device?.value}`
    await Promise.all(Array.from({ length: 200 }, (_, n) => attempt('13911110057', 'wrong', `198.51.100.${n}`)))
    for (let i = 0; i < 6; i++) await attempt('13911110057', 'wrong')
    expect(await attempt('13911110057', 'secret1')).toMatchObject({ code: LOCKED })
    expect(await attempt('13911110057', 'secret1', '203.0.113.1', cookie)).toMatchObject({ code: 0 })
    // The cookie belongs to this number and has its own tries, but no more.
    expect(await attempt('13911110047', 'secret1', '203.0.113.4', cookie)).toMatchObject({ code: LOCKED })
    for (let i = 0; i < 5; i++) expect(await attempt('13911110057', 'wrong', '203.0.113.5', cookie)).toEqual(WRONG)
    expect(await attempt('13911110057', 'secret1', '203.0.113.5', cookie)).toMatchObject({ code: LOCKED })
  })

  test('the response time does not reveal whether a number belongs to a member: both cost one hash of the same price', async () => {
    await member('13911110067')
    const priceOf = async (mobile: string) => {
      const hash = jest.mocked(crypto.scrypt)
      hash.mockClear()
      expect(await attempt(mobile, 'wrong', '192.0.2.1')).toEqual(WRONG)
      return hash.mock.calls.map(([password, , length, cost]) => ({ password, length, cost }))
    }
    const known = await priceOf('13911110067')
    expect(known).toEqual([{ password: 'wrong', length: 32, cost: { N: 16_384, r: 8, p: 1 } }])
    expect(await priceOf('13911110087')).toEqual(known)
  })
})

test('an unknown number gets the same message as a wrong password', async () => {
  const answer = await server.wire('/v1/registerV2/loginByMobile', {
    iid,
    loginName: '13911119999',
    passWord: 'secret1',
    language: 'EN',
  })
  expect(answer).toEqual({ code: 1000004, msg: 'Wrong number or password' })
})

test('chat-and-calls §7 Mobile binding and registration: a mobile belongs to one member of a tenant', async () => {
  await register('13911110008')
  const other = await server.login()
  server.time.now += 2 * MINUTE
  const bind = async (loginName: string) =>
    server.call(bindMobile, { iid, loginName, verifyCode: await codeFor(loginName) }, { as: other })
  await expect(bind('13911110008')).rejects.toMatchObject({ code: 205002 })
  expect(await bind('13911110009')).toEqual({ userId: other.member.user_id, mobile: '13911110009' })
  // The code of a mini-program's phone button proves a number as well; locally the code is the number.
  const byButton = (code: string) => server.call(bindPhone, { iid, reqId: `phone-${code}`, code }, { as: other, f: 2 })
  await expect(byButton('13911110008')).rejects.toMatchObject({ code: 205002 })
  expect(await byButton('13911110010')).toEqual({ userId: other.member.user_id, mobile: '13911110010' })
})

test('a profile update changes only the given fields, and checks banned words', async () => {
  const someone = await server.login()
  await server.db
    .updateTable('tenants')
    .set({ banned_words: ['赌博'] })
    .where('iid', '=', iid)
    .execute()
  const update = (reqId: string, fields: object) =>
    server.wire('/v2/user/profile/update', { iid, reqId, ...fields }, { as: someone })
  expect(await update('profile-1', { nickname: '小满', birthday: '1990-02-28', signature: '山里' })).toMatchObject({
    t: { nick_name: '小满', birthday: '1990-02-28', signature: '山里', sex: 0 },
  })
  expect(await update('profile-2', { sex: 2, signature: '' })).toMatchObject({
    t: { nick_name: '小满', sex: 2, signature: '' },
  })
  expect(await update('profile-3', { birthday: '2990-01-01' })).toMatchObject({ code: 1000003 })
  expect(await update('profile-4', { birthday: '1990-02-30' })).toMatchObject({ code: 1000003 })
  expect(await update('profile-5', { nickname: '线上赌博' })).toMatchObject({
    code: 1000003,
    msg: expect.stringContaining('违禁词'),
  })
  expect(await update('profile-6', { img_path: 'https://evil.example/x.png' })).toMatchObject({
    code: 1000003,
    msg: '参数错误: img_path',
  })
  expect(await update('profile-8', { nickname: '\u202e小\u2066满' })).toMatchObject({ t: { nick_name: '小满' } })
  for (const unseen of ['\u200b\u200b\u200b', '\u3164\u3164'])
    expect(await update('profile-9', { nickname: unseen })).toMatchObject({ msg: '参数错误: nickname' })
  const upload = { iid, user_id: someone.member.user_id, type: 'image/png', size: 1, at: server.time.now }
  await server.db
    .insertInto('uploads')
    .values({ ...upload, key: `h5/${iid}_face.png` })
    .execute()
  expect(await update('profile-10', { img_path: `h5/${iid}_face.png` })).toMatchObject({
    t: { headImg: `/oss/h5/${iid}_face.png` },
  })
  expect((await server.call(updateProfile, { iid, reqId: 'profile-7' }, { as: someone })).nick_name).toBe('小满')
})

test('chat-and-calls §7 Account: a member of one tenant joins another by binding, with a rid of its own', async () => {
  const someone = await server.login({ iid: 1000 })
  expect(await server.call(getProfile, { iid: 3073 }, { as: someone })).toMatchObject({
    ...{ rid: 0, vipOffered: false, distributionOffered: false },
  })
  await server.call(bindInterest, { iid: 3073 }, { as: someone })
  await server.call(bindInterest, { iid: 3073 }, { as: someone })
  const rows = await server.db.selectFrom('member').selectAll().where('user_id', '=', someone.member.user_id).execute()
  expect(rows.map((row) => row.iid).sort()).toEqual([1000, 3073])
  expect(new Set(rows.map((row) => row.rid)).size).toBe(2)
})

test('a list of communities marks those of the caller', async () => {
  const communities = [1000, 3214].map((extra, sort) => ({
    ...{ iid, type: 'community', title: `圈子${extra}`, descr: '', image: '', action: null },
    ...{ extra: JSON.stringify({ iid: extra }), sort },
  }))
  await server.db.insertInto('config_items').values(communities).execute()
  const someone = await server.login()
  const joined = async (as?: Actor) => {
    const { list } = await server.call(listConfig, { iid, type: 'community' }, as ? { as } : {})
    return list.map(({ extra }) => extra.joined)
  }
  expect(await joined()).toEqual([undefined, undefined])
  expect(await joined(someone)).toEqual([true, undefined])
  await server.call(bindInterest, { iid: 3214 }, { as: someone })
  expect(await joined(someone)).toEqual([true, true])
})

test('chat-and-calls §7: the chat secret is valid for its rid while the session lasts', async () => {
  const someone = await server.login()
  const { t } = await server.call(directCalls.getChatUser, { iid, uniqId: 1 }, { as: someone })
  const secret = t?.ridSecret ?? ''
  const check = (rid: number, text: string) => verifyRidSecret(server.app.services, rid, text)
  expect(await check(someone.member.rid, secret)).toMatchObject({ userId: someone.member.user_id })
  expect(await check(someone.member.rid + 1, secret)).toBeNull()
  expect(await check(someone.member.rid, `${secret}x`)).toBeNull()
  await server.call(logout, { iid, reqId: 'logout-0002' }, { as: someone })
  expect(await check(someone.member.rid, secret)).toBeNull()
})

test('a tenant that does not exist sends no code and accepts no login', async () => {
  const nowhere = { iid: 9999, mobile: '13911119999' }
  await expect(server.call(sendCode, nowhere)).rejects.toMatchObject({ code: ERRORS.NOTFOUND.code })
  expect(server.smsCode(nowhere.mobile)).toBeUndefined()
  const someone = { iid: nowhere.iid, nickName: '无处', mobile: nowhere.mobile, at: server.time.now }
  await expect(createMember(server.db, someone)).rejects.toMatchObject({ error: 'NOTFOUND' })
  const left = await server.db.selectFrom('member').select('id').where('iid', '=', nowhere.iid).execute()
  expect(left).toEqual([])
})
