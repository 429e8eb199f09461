import { type CompiledQuery, sql } from 'kysely'
import { createDemoServer } from './createDemoServer'
import type { TestServer } from './createTestServer'
import { withoutTenant } from './withoutTenant'

let server: TestServer
beforeAll(async () => {
  server = await createDemoServer()
})
afterAll(() => server.close())

const check = (statement: CompiledQuery) => withoutTenant(server.db, [statement])
const one = (text: string) => sql.raw(text).compile(server.db)

test('a statement that names the tenant passes, also where a small table is kept whole for its outer rows', async () => {
  expect(await check(one(`select id from orders where iid = 1000 and status = 11`))).toEqual([])
  const kept = `select exists (select 1 from order_chain c where c.iid = o.iid and c.order_id = o.id) from orders o
    where o.iid = 1000`
  expect(await check(one(kept))).toEqual([])
})

test('a statement that leaves the tenant out is found, outside and inside', async () => {
  expect(await check(one(`select id from orders where status = 11`))).toEqual([expect.stringMatching(/^orders: /)])
  const inside = `select exists (select 1 from order_chain c where c.order_id = o.id) from orders o where o.iid = 1000`
  expect(await check(one(inside))).toEqual([expect.stringMatching(/^order_chain: /)])
})
