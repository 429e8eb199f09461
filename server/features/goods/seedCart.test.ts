import { contextOf } from '../../seed/contextOf'
import { createDemoServer } from '../../testing/createDemoServer'
import type { TestServer } from '../../testing/createTestServer'
import { cartOf } from './cart'
import { fillDemoCart } from './seedCart'

let server: TestServer

beforeAll(async () => {
  server = await createDemoServer()
})
afterAll(() => server.close())

test('the demo cart has two suppliers, a cheaper, a more expensive and an invalid line, and a coupon for each answer', async () => {
  await fillDemoCart(server.app.services)
  const ctx = await contextOf(server.app.services, 1001)
  const cart = await cartOf(ctx.db, ctx.me, 'mall', ctx.clock())
  const lines = cart.groups.flatMap((group) => group.lines)
  expect(new Set(cart.groups.map(({ supplier }) => supplier.iid)).size).toBe(2)
  expect(cart.invalid.map(({ reason }) => reason)).toEqual(['withdrawn'])
  expect(lines.map(({ price, priceSeen }) => Math.sign(price - priceSeen)).sort()).toEqual([-1, 0, 1])
})
