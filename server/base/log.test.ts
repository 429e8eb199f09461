import { accountCalls } from '@quanzi/contract'
import { createTestServer, type TestServer } from '../testing/createTestServer'

const MOBILE = '13912349876'
const PASSWORD = 'correct-horse-7'

let server: TestServer
let lines: string[]
beforeAll(async () => {
  server = await createTestServer({
    tenants: [1000],
    env: { LOG_LEVEL: 'trace' },
    log: { write: (line) => void lines.push(line) },
  })
})
beforeEach(() => {
  lines = []
})
afterAll(() => server.close())

const log = () => lines.join('')

test('the log has path and status of a request, but no secrets and no personal data', async () => {
  const account = { iid: 1000, loginName: MOBILE }
  await server.call(accountCalls.sendCode, { iid: 1000, mobile: MOBILE })
  const verifyCode = server.smsCode(MOBILE) ?? ''
  expect(log()).toContain(verifyCode)
  lines = []
  const { t2 } = await server.call(
    accountCalls.registerByMobile,
    { ...account, password: PASSWORD, verifyCode },
    { f: 2 },
  )
  await server.wire('/v1/registerV2/loginByMobile', { ...account, passWord: `${PASSWORD}x` })
  const headers = { authorization: `Bearer ${t2}`, cookie: `quanzi_session_1000=${t2}` }
  const url = `/h5/getjsonp?uri=/api/userV2.profile&iid=1000&token=${t2}`
  expect((await server.app.http.inject({ url, headers })).json()).toHaveProperty('t.userId')
  expect(log()).toContain('"path":"/h5/getjsonp","status":200')
  for (const secret of [PASSWORD, verifyCode, t2, MOBILE]) expect(log()).not.toContain(secret)
})

test('a database error is logged without the values of the statement', async () => {
  const { log: logger } = server.app.services
  const insert = (user_id: number | string, mobile: string) =>
    server.db
      .insertInto('member')
      .values({ iid: 1000, user_id: user_id as number, nick_name: '阿岩', head_img: '', mobile, created_at: 0 })
      .execute()
  await insert(77, MOBILE.replace('9876', '0000'))
  const faults = [() => insert(77, MOBILE.replace('9876', '0000')), () => insert('not-a-number-4711', MOBILE)]
  for (const fault of faults) await fault().catch((err: unknown) => logger.error({ err }, 'call failed'))
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(/"code":"23505","constraint":"\w+","table":"member"/)
  expect(lines[1]).toMatch(/"code":"22P02"/)
  expect(lines[0]).toMatch(/"stack":" {4}at /)
  for (const value of ['139123', '阿岩', '4711']) expect(log()).not.toContain(value)
})
