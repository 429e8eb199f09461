import { createHash } from 'node:crypto'
import { directCalls } from '@quanzi/contract'
import type { Confirmation } from '../orders/confirmPayment'
import { createTestServer, type TestServer } from '../testing/createTestServer'

let server: TestServer
let outcome: Confirmation = 'paid'
const notices: unknown[] = []
beforeAll(async () => {
  server = await createTestServer({
    confirmPayment: async (_services, notice) => {
      notices.push(notice)
      return outcome
    },
  })
})
afterAll(() => server.close())
beforeEach(() => {
  notices.length = 0
  outcome = 'paid'
})

const post = (url: string, fields: Record<string, string>) =>
  server.app.http.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })

const marks: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' }
const unescapeHtml = (text: string) => text.replace(/&[#\w]+;/g, (mark) => marks[mark] ?? mark)

const hidden = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)]
      .filter(([, name]) => name !== 'decision')
      .map(([, name = '', value = '']) => [name, unescapeHtml(value)]),
  )

async function openCashier() {
  const ticket = await server.app.services.providers.payment.create({
    tradeNo: 'T1',
    amount: 19900,
    title: '露营 <b>',
    channel: 'jsapi',
    openid: null,
  })
  return await server.app.http.inject({
    url: ticket.cashierUrl,
    headers: { referer: 'http://localhost:80/app/pay/actpay?gid=1', host: 'localhost:80' },
  })
}

test('the cashier shows the amount, pays, and returns to the page it came from', async () => {
  const page = await openCashier()
  expect(page.body).toContain('¥199')
  expect(page.body).not.toContain('<b>')
  const paid = await post('/local/cashier', { ...hidden(page.body), decision: 'pay' })
  expect(paid.headers.location).toBe('/app/pay/actpay?gid=1&payResult=success&tradeNo=T1')
  expect(notices).toEqual([{ tradeNo: 'T1', amount: 19900, channelNo: expect.any(String) }])
})

test('cancelling tells the channel nothing', async () => {
  const page = await openCashier()
  const left = await post('/local/cashier', { ...hidden(page.body), decision: 'cancel' })
  expect(left.headers.location).toBe('/app/pay/actpay?gid=1&payResult=cancel')
  expect(notices).toEqual([])
})

test('a cashier address with another amount is refused, and never leads elsewhere', async () => {
  const form = hidden((await openCashier()).body)
  const cheap = { ...form, offer: (form.offer ?? '').replace('19900', '1'), decision: 'pay' }
  expect((await post('/local/cashier', cheap)).statusCode).toBe(400)
  const away = await post('/local/cashier', { ...form, back: 'https://evil.example/x', decision: 'cancel' })
  expect(away.headers.location).toBe('/?payResult=cancel')
  expect(notices).toEqual([])
})

test('a notification needs the channel’s signature', async () => {
  const { body, signature } = server.payNotice('T2', 100)
  const send = (payload: string, sign: string) =>
    server.app.http.inject({
      method: 'POST',
      url: '/pay/notify/jsapi',
      headers: { 'content-type': 'text/plain', 'x-signature': sign },
      payload,
    })
  expect((await send(body, 'forged')).statusCode).toBe(401)
  expect((await send(body.replace('100', '1'), signature)).statusCode).toBe(401)
  expect(notices).toEqual([])
  expect((await send(body, signature)).body).toBe('success')
  outcome = 'amount'
  expect((await send(body, signature)).statusCode).toBe(409)
})

test('consent brings a person back logged in, the same person each time', async () => {
  const { http } = server.app
  async function consent(name: string) {
    const start = await http.inject({ url: '/wxservice2/oauth?iid=1000&redirect=%2Fapp%2Fact%2F1000%3Ftag%3Da' })
    const consentUrl = new URL(String(start.headers.location), 'http://x')
    const page = await http.inject({ url: `${consentUrl.pathname}${consentUrl.search}` })
    const back = await post('/local/wechat/oauth', { ...hidden(page.body), name })
    return await http.inject({ url: String(back.headers.location) })
  }
  const first = await consent('小圈')
  expect(first.headers.location).toMatch(/^\/app\/act\/1000\?tag=a&openid=o.+&unionid=u/)
  const cookies = { quanzi_session: first.cookies[0]?.value ?? '' }
  const user = await http.inject({ url: '/wxservice2/getUserInfo?iid=1000', cookies })
  expect(user.json().t).toMatchObject({ nickname: '小圈', openid: expect.stringMatching(/^o/) })
  await consent('小圈')
  const rows = await server.db.selectFrom('member').select('unionid').where('nick_name', '=', '小圈').execute()
  expect(rows).toHaveLength(1)
})

test('a code of consent works once, and a forged state not at all', async () => {
  const { http } = server.app
  const start = await http.inject({ url: '/wxservice2/oauth?iid=1000&redirect=https%3A%2F%2Fevil.example' })
  const state = new URL(String(start.headers.location), 'http://x').searchParams.get('state') ?? ''
  const back = await post('/local/wechat/oauth', { redirect_uri: '/wxservice2/oauth/return', state, name: 'A' })
  const url = String(back.headers.location)
  expect((await http.inject({ url: url.replace(state, `${state}x`) })).statusCode).toBe(400)
  expect((await http.inject({ url })).headers.location).toMatch(/^\/\?openid=/)
  expect((await http.inject({ url })).statusCode).toBe(400)
})

test('a mini-program exchanges its login code for a bearer token', async () => {
  const answer = await server.app.http.inject({
    method: 'POST',
    url: '/wxservice2/code2session',
    headers: { 'content-type': 'text/plain' },
    payload: JSON.stringify({ iid: 1000, code: 'desk' }),
  })
  const { token, rid } = answer.json().t
  const profile = await server.app.http.inject({
    url: '/api/userV2.profile?iid=1000',
    headers: { authorization: `Bearer ${token}` },
  })
  expect(profile.json().t.rid).toBe(rid)
})

test('the ticket signs the address of the page that asks', async () => {
  const referer = 'https://site.example/app/index/1000?type=7#top'
  const { timestamp, nonceStr, signature } = await server.call(
    directCalls.getWechatTicket,
    { iid: 1000 },
    { headers: { referer } },
  )
  const ticket = await server.app.services.providers.wechat.jsapiTicket(1000)
  const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=https://site.example/app/index/1000?type=7`
  expect(signature).toBe(createHash('sha1').update(text).digest('hex'))
})
