import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { payAtCashier } from './payAtCashier'

const PAGE = `<form method="post" action="/pay?x=1&amp;y=2"><input type="hidden" name="offer" value="{&quot;a&quot;:&#39;&lt;1&gt;&#39;}">
<button name="decision" value="cancel">Cancel</button><button name="decision" value="pay">Pay</button></form>`

let server: Server
let url: string
let got: { address?: string; body: string }
let status = 303

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.method === 'GET') return void response.end(request.url === '/empty' ? 'nothing' : PAGE)
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      got = { address: request.url, body }
      response.writeHead(status, { location: '/done' }).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => server.close())

test('sends the same form as the pay button', async () => {
  await payAtCashier(`${url}/cashier`)
  expect(got.address).toBe('/pay?x=1&y=2')
  expect(Object.fromEntries(new URLSearchParams(got.body))).toEqual({ offer: `{"a":'<1>'}`, decision: 'pay' })
})

test('a refusing cashier, and a page without a form, are failures', async () => {
  status = 400
  await expect(payAtCashier(`${url}/cashier`)).rejects.toThrow('cashier answered 400')
  await expect(payAtCashier(`${url}/empty`)).rejects.toThrow('no form')
})
