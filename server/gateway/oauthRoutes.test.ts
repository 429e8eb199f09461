import { directCalls, registerByMobile, sendCode } from '@quanzi/contract'
import { type Actor, createTestServer, type TestServer } from '../testing/createTestServer'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ tenants: [1000] })
})
afterAll(() => server.close())

type Cookies = Record<string, string>

/** One person's browser with its cookies. */
class Browser {
  cookies: Cookies

  constructor(member?: Actor) {
    this.cookies = member ? { quanzi_session_1000: member.bearer } : {}
  }

  async get(url: string) {
    return this.keep(await server.app.http.inject({ url, cookies: this.cookies }))
  }

  async post(url: string, fields: Cookies) {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
    const payload = new URLSearchParams(fields).toString()
    return this.keep(await server.app.http.inject({ method: 'POST', url, headers, payload, cookies: this.cookies }))
  }

  /** The provider's page for a path of the tenant. */
  async leave({ iid = 1000, redirect = '/app/act/1000?tag=a', scope = 'snsapi_userinfo' } = {}): Promise<string> {
    const start = await this.get(`/wxservice2/oauth?${new URLSearchParams({ iid: String(iid), redirect, scope })}`)
    return pathOf(start.headers.location)
  }

  /** Consents on the provider's page and returns the redirect. */
  async consent(page: string, fields: Cookies): Promise<string> {
    const query = Object.fromEntries(new URL(page, 'http://x').searchParams)
    return pathOf((await this.post('/local/wechat/oauth', { ...query, ...fields })).headers.location)
  }

  async whoAmI(iid = 1000) {
    return (await this.get(`/wxservice2/getUserInfo?iid=${iid}`)).json().t
  }

  private keep<T extends { cookies: { name: string; value: string }[] }>(response: T): T {
    for (const { name, value } of response.cookies) this.cookies = { ...this.cookies, [name]: value }
    return response
  }
}

const pathOf = (location: unknown): string => {
  const { pathname, search } = new URL(String(location), 'http://x')
  return pathname + search
}

async function goThrough(browser: Browser, name: string, wish: Parameters<Browser['leave']>[0] = {}) {
  const back = await browser.get(await browser.consent(await browser.leave(wish), { name }))
  return { back, location: pathOf(back.headers.location) }
}

test('after consent the person is back on their page, logged in as the same member each time', async () => {
  const browser = new Browser()
  expect((await goThrough(browser, '小圈')).location).toBe('/app/act/1000?tag=a')
  expect(await browser.whoAmI()).toMatchObject({ nickname: '小圈', openid: expect.stringMatching(/^o/) })
  await goThrough(new Browser(), '小圈')
  const rows = await server.db.selectFrom('member').select('unionid').where('nick_name', '=', '小圈').execute()
  expect(rows).toHaveLength(1)
})

test('shell-and-routes §4: the base scope gives an identity without a profile; the full scope adds the profile', async () => {
  const browser = new Browser()
  await goThrough(browser, '小林', { scope: 'snsapi_base' })
  expect(await browser.whoAmI()).toMatchObject({ nickname: '', unionid: expect.stringMatching(/^u/) })
  // The stand-in knows this browser now, like the real app: the base scope asks for no consent.
  const silent = await browser.get(await browser.leave({ scope: 'snsapi_base' }))
  expect(pathOf(silent.headers.location)).toMatch(/^\/wxservice2\/oauth\/return\?code=/)
  await goThrough(browser, '小林')
  expect(await browser.whoAmI()).toMatchObject({ nickname: '小林' })
})

test('after a refusal the visitor is back on their page', async () => {
  const browser = new Browser()
  const back = await browser.get(await browser.consent(await browser.leave(), { name: '不', decision: 'deny' }))
  expect(pathOf(back.headers.location)).toBe('/app/act/1000?tag=a')
  expect(await browser.whoAmI()).toBeNull()
})

test('a code works once', async () => {
  const browser = new Browser()
  const url = await browser.consent(await browser.leave(), { name: 'A' })
  await browser.get(url)
  delete browser.cookies.quanzi_session_1000
  expect((await browser.get(url)).statusCode).toBe(302)
  expect(await browser.whoAmI()).toBeNull()
})

test.each([
  ['forged', (url: string) => url.replace(/state=\w/, 'state=x')],
  ['of an authorisation that another browser began', (url: string) => url],
])('a state that is %s is refused', async (what, change) => {
  const browser = new Browser()
  const url = await browser.consent(await browser.leave(), { name: 'A' })
  const victim = what === 'forged' ? browser : new Browser()
  const answer = await victim.get(change(url))
  expect(answer.statusCode).toBe(400)
  expect(answer.body).toContain('授权失败')
  expect(victim.cookies.quanzi_session_1000).toBeUndefined()
})

test('a state is valid for ten minutes', async () => {
  const browser = new Browser()
  const url = await browser.consent(await browser.leave(), { name: 'A' })
  server.time.now += 10 * 60_000
  expect((await browser.get(url)).statusCode).toBe(400)
})

test.each([
  'https://evil.example/app/index/1000',
  '//evil.example',
  '/\\evil.example',
  '/app/index/3192',
  '/s/short',
  'javascript:alert(1)',
])('%s is not a return address: the tenant’s home is used', async (redirect) => {
  expect((await goThrough(new Browser(), 'A', { redirect })).location).toBe('/app/index/1000')
})

test('an absolute address of this host is accepted', async () => {
  const redirect = 'http://localhost:80/app/index/1000?type=7'
  expect((await goThrough(new Browser(), 'A', { redirect })).location).toBe('/app/index/1000?type=7')
})

describe('somebody who is logged in', () => {
  test('gets the identity attached', async () => {
    const ann = await server.login({ nick_name: '安' })
    const browser = new Browser(ann)
    await goThrough(browser, '微信安')
    expect(await browser.whoAmI()).toMatchObject({ nickname: '安', openid: expect.stringMatching(/^o/) })
    const row = await server.db.selectFrom('member').selectAll().where('id', '=', ann.member.id).executeTakeFirst()
    expect(row?.unionid).toMatch(/^u/)
  })

  test('stays the same member when the identity is somebody else’s, and pays with it', async () => {
    const other = new Browser()
    await goThrough(other, '别人')
    const ben = await server.login({ nick_name: '本' })
    const browser = new Browser(ben)
    await goThrough(browser, '别人')
    const { openid } = await other.whoAmI()
    expect(await browser.whoAmI()).toMatchObject({ nickname: '本', openid })
    const row = await server.db.selectFrom('member').selectAll().where('id', '=', ben.member.id).executeTakeFirst()
    expect(row?.unionid).toBeNull()
  })
})

test('logging in with a number keeps the messaging app’s identity, which pays for the member', async () => {
  const browser = new Browser()
  await goThrough(browser, '付款人')
  const { openid } = await browser.whoAmI()
  const mobile = '13755500001'
  await server.call(sendCode, { iid: 1000, mobile })
  const fields = { domain: 'h5', uri: registerByMobile.uri, f: '1', iid: '1000', loginName: mobile }
  await browser.post('/h5/getjsonp', { ...fields, verifyCode: server.smsCode(mobile) ?? '' })
  expect(await browser.whoAmI()).toMatchObject({ nickname: '用户0001', openid })
})

test('the messaging app’s payment opens only for an identified person', async () => {
  const { payment } = server.app.services.providers
  const order = { tradeNo: 'T', amount: 1, title: 'x', channel: 'jsapi' } as const
  expect((await payment.create({ ...order, openid: null })).jsapi_pay_info).toBe('')
  expect(JSON.parse((await payment.create({ ...order, openid: 'o1' })).jsapi_pay_info)).toHaveProperty('paySign')
})

test('shell-and-routes §7: a visitor who does not follow the official account gets its QR code, a follower does not', async () => {
  const { wechat } = server.app.services.providers
  const follows = jest.spyOn(wechat, 'isSubscribed')
  const browser = new Browser()
  const ask = async () => (await browser.get('/wxservice2/checkSubscribe?iid=1000')).json().t
  const stranger = await ask()
  expect([stranger.subscribe, follows.mock.calls]).toEqual([false, []])
  const picture = await browser.get(stranger.qrImage)
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png'])
  await goThrough(browser, '粉丝')
  const { openid } = await browser.whoAmI()
  follows.mockResolvedValueOnce(true).mockResolvedValueOnce(false)
  expect(await ask()).toEqual({ subscribe: true, qrImage: '' })
  expect(await ask()).toEqual({ subscribe: false, qrImage: stranger.qrImage })
  expect(follows).toHaveBeenLastCalledWith(openid, 1000)
  follows.mockRestore()
})

test('the script of the JS-SDK comes from the provider', async () => {
  const script = await server.app.http.inject({ url: '/wxservice2/jssdk.js' })
  expect(script.headers['content-type']).toContain('javascript')
  expect(script.body).toContain('jWeixin')
})

test('shell-and-routes §7: a JS-SDK signature is valid only for its page', async () => {
  const page = 'https://site.example/app/index/1000'
  const headers = { referer: `${page}#top` }
  const ticket = await server.call(directCalls.getWechatTicket, { iid: 1000 }, { headers })
  const asks = async (url: string) => {
    const query = new URLSearchParams({ ...ticket, timestamp: String(ticket.timestamp), url })
    return (await server.app.http.inject({ url: `/local/wechat/signature?${query}` })).json().valid
  }
  expect(await asks(page)).toBe(true)
  expect(await asks(`${page}?other`)).toBe(false)
})

test('a tenant that does not exist, or is not written as a number, opens no authorisation', async () => {
  const answerOf = async (iid: string) => {
    const { statusCode, headers } = await new Browser().get(`/wxservice2/oauth?iid=${iid}&redirect=/`)
    return [statusCode, headers.location === undefined]
  }
  expect(await answerOf('424242')).toEqual([404, true])
  for (const iid of ['1e3', '0x3e8', '+1000', '-1000', '1000.0'])
    expect([iid, ...(await answerOf(iid))]).toEqual([iid, 400, true])
})
