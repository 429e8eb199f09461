import { createHash } from 'node:crypto'
import { directCalls } from '@quanzi/contract'
import { createTestServer, type TestServer } from '../testing/createTestServer'
import type { Confirmation } from '../trade/confirmPayment'

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

test('cancelling sends no notification', async () => {
  const page = await openCashier()
  const left = await post('/local/cashier', { ...hidden(page.body), decision: 'cancel' })
  expect(left.headers.location).toBe('/app/pay/actpay?gid=1&payResult=cancel')
  expect(notices).toEqual([])
})

test('a cashier address with a changed amount is refused, and never leads to another site', async () => {
  const form = hidden((await openCashier()).body)
  const cheap = { ...form, offer: (form.offer ?? '').replace('19900', '1'), decision: 'pay' }
  expect((await post('/local/cashier', cheap)).statusCode).toBe(400)
  const away = await post('/local/cashier', { ...form, back: 'https://evil.example/x', decision: 'cancel' })
  expect(away.headers.location).toBe('/?payResult=cancel')
  expect(notices).toEqual([])
})

test('a signature for one purpose is invalid for another', async () => {
  const { timestamp, ret, ret1, sign } = await server.app.services.providers.payment.create({
    ...{ tradeNo: 'T3', amount: 1, title: '露营', channel: 'jsapi', openid: null },
  })
  // The signed text of a ticket, which a buyer can see. It must not be accepted as a cashier offer.
  const ticket = new URLSearchParams({ offer: [timestamp, ret, ret1].join('\n'), sign })
  expect((await server.app.http.inject({ url: `/local/cashier?${ticket}` })).statusCode).toBe(400)
  const { offer = '', sign: offered = '' } = hidden((await openCashier()).body)
  const notice = await server.app.http.inject({
    method: 'POST',
    url: '/pay/notify/jsapi',
    headers: { 'content-type': 'text/plain', 'x-signature': offered },
    payload: offer,
  })
  expect(notice.statusCode).toBe(401)
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
