import { standInWarning } from './standInWarning'
import { createTestServer, type TestServer } from './testing/createTestServer'

const OWN = { host: '127.0.0.1', publicUrl: 'http://localhost:8080' }
let local: TestServer
let bare: TestServer
beforeAll(async () => {
  local = await createTestServer({ tenants: [1000] })
  bare = await createTestServer({ tenants: [1000], env: { STAND_INS: 'none' } })
})
afterAll(async () => {
  await local.close()
  await bare.close()
})

const warned = (server: TestServer, where: Partial<typeof OWN>) =>
  standInWarning({ ...OWN, ...where }, server.app.services.providers)

test.each([{}, { host: 'localhost' }, { host: '::1' }, { host: '127.0.0.2', publicUrl: 'http://[::1]:80' }])(
  'stand-ins that only this machine reaches need no warning: %j',
  (where) => expect(warned(local, where)).toBeNull(),
)

test.each([{ host: '0.0.0.0' }, { host: '::' }, { host: '192.168.1.4' }, { publicUrl: 'https://shan.example' }])(
  'a warning tells the operator what others can do with reachable stand-ins: %j',
  (where) => {
    expect(warned(local, where)).toContain('without money')
    expect(warned(local, where)).toContain('anybody else’s number')
    expect(warned(bare, where)).toBeNull()
  },
)

test('a stand-in that is not configured causes no warning', async () => {
  const some = await createTestServer({ tenants: [1000], env: { STAND_INS: 'sms' } })
  expect(warned(some, { host: '0.0.0.0' })).toContain('only printed')
  expect(warned(some, { host: '0.0.0.0' })).not.toContain('without money')
  await some.close()
})

const post = (server: TestServer, url: string, payload: object) =>
  server.app.http.inject({ method: 'POST', url, payload })

const PHONE = { iid: 1000, code: '13912345678' }

test('a stand-in answers while it is configured', async () => {
  expect((await post(local, '/wxservice2/phone', PHONE)).json()).toHaveProperty('t.token')
  expect((await local.app.http.inject('/local/cashier')).statusCode).toBe(400)
  expect((await local.app.http.inject('/local/wechat/oauth')).statusCode).toBe(400)
})

/** The server answers an unknown path like an unknown call. */
const NO_SUCH_CALL = 1000004

test.each(['/wxservice2/phone', '/wxservice2/code2session', '/wxservice2/oauth', '/wxservice2/jssdk.js'])(
  'without stand-ins there is no %s',
  async (url) => {
    for (const answer of [await post(bare, url, PHONE), await bare.app.http.inject(`${url}?iid=1000`)]) {
      expect(answer.json()).toMatchObject({ code: NO_SUCH_CALL })
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
    expect(await bare.db.selectFrom('session').selectAll().execute()).toEqual([])
  },
)

test.each(['/local/cashier', '/local/wechat/oauth', '/local/wechat/signature', '/local/wechat/account/1000.png'])(
  'without stand-ins there is no page at %s',
  async (url) => {
    expect((await bare.app.http.inject(url)).statusCode).toBe(404)
    expect((await post(bare, url, PHONE)).statusCode).toBe(404)
  },
)

test('calls that need a missing provider answer that it does not exist yet', async () => {
  const sent = await bare.wire('/v1/users/bindmobile/send/h5', { iid: 1000, mobile: '13912345678' })
  expect(sent).toMatchObject({ code: 500001 })
  expect(await bare.db.selectFrom('sms_code').selectAll().execute()).toEqual([])
  expect(await bare.wire('/wxservice2/ticket', { iid: 1000 })).toMatchObject({ code: 500001 })
  expect(await bare.wire('/wxservice2/checkSubscribe', { iid: 1000 })).toEqual({ t: { subscribe: false, qrImage: '' } })
})
