import { randomUUID } from 'node:crypto'
import { createOrder, getOrder, getSiteInfo, ORDER_STATUS, updateOrderStatus } from '@quanzi/contract'
import { checkLedger } from '../../ledger/checkLedger'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'
import { Till } from '../../testing/Till'

const iid = 1000
const DAY = 86_400_000
let server: TestServer
let till: Till
let ann: Actor
let bob: Actor
let host = ''
beforeAll(async () => {
  server = await createDemoServer()
  till = new Till(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  ann = await server.login()
  bob = await server.login()
  host = `s${ann.member.user_id}.example.org`
})
afterEach(async () => {
  expect(await checkLedger(server.db)).toEqual([])
})

const order = (as: Actor, info: object, keys = 'site-month') =>
  server.call(createOrder, { iid, orderType: 208, keys, num: 1, info: { reqId: randomUUID(), ...info } }, { as })
const siteOf = (name: string) =>
  server.db.selectFrom('opened_site').selectAll().where('iid', '=', iid).where('host', '=', name).executeTakeFirst()
const leadsTo = async (name: string) =>
  (await server.db.selectFrom('domains').select('iid').where('domain', '=', name).executeTakeFirst())?.iid
const refund = async (orderId: string) => {
  const as = await server.login({ rights: ['order'] })
  await server.call(updateOrderStatus, { iid, orderId, status: ORDER_STATUS.refundRequested, remark: '不用了' }, { as })
  await server.call(updateOrderStatus, { iid, orderId, status: ORDER_STATUS.refunded }, { as })
}

test('a paid package opens a site for the buyer; a second package for the same host extends its time', async () => {
  const first = await till.pay(await order(ann, { name: '溪谷俱乐部', host: host.toUpperCase() }), ann)
  const site = await siteOf(host)
  expect(site).toMatchObject({ user_id: ann.member.user_id, expire_at: server.time.now + 30 * DAY })
  const siteIid = site?.site_iid ?? 0
  expect(await leadsTo(host)).toBe(siteIid)
  expect(await server.call(getSiteInfo, { iid: siteIid })).toMatchObject({ name: '溪谷俱乐部' })
  const staff = server.db.selectFrom('staff').select('user_id').where('iid', '=', siteIid)
  expect(await staff.execute()).toEqual([{ user_id: ann.member.user_id }])
  const shown = await server.call(getOrder, { iid, orderId: first.gid }, { as: ann })
  expect([shown.status, shown.target]).toEqual([ORDER_STATUS.received, `/app/index/${siteIid}`])
  await till.pay(await order(ann, { name: '溪谷俱乐部', host }, 'site-year'), ann)
  expect(await siteOf(host)).toMatchObject({ site_iid: siteIid, expire_at: server.time.now + 395 * DAY })
})

test('a taken host, the server’s own hosts and invalid names are refused with the name of the field', async () => {
  await till.pay(await order(ann, { name: '溪谷俱乐部', host }), ann)
  const { domain } = await server.db
    .selectFrom('domains')
    .select('domain')
    .where('iid', '=', 3073)
    .executeTakeFirstOrThrow()
  for (const taken of [host, domain])
    await expect(order(bob, { name: '别人的站', host: taken })).rejects.toMatchObject({
      code: 1000003,
      msg: expect.stringContaining('info.host'),
    })
  for (const bad of ['', 'localhost', 'a b.org', '-a.org', 'http://a.org', `${'a'.repeat(100)}.org`])
    await expect(order(bob, { name: '别人的站', host: bad })).rejects.toMatchObject({ code: 1000003 })
  await expect(order(bob, { name: '站', host: 'b.example.org' })).rejects.toMatchObject({ code: 1000003 })
  for (const pack of ['none', 'credits-10'])
    await expect(order(bob, { name: '别人的站', host: 'b.example.org' }, pack)).rejects.toMatchObject({ code: 1000004 })
})

test('when two people order the same host, the first to pay gets it, and the other gets the money back', async () => {
  const [mine, theirs] = [await order(ann, { name: '安的站点', host }), await order(bob, { name: '鲍的站点', host })]
  const late = await till.open(theirs.gid, bob)
  await till.pay(mine, ann)
  expect(await till.confirm(late.tradeNo, theirs.payable)).toBe('late')
  expect(await siteOf(host)).toMatchObject({ user_id: ann.member.user_id })
})

test('a refund subtracts the time; a site without time is no longer reached by its host', async () => {
  const { gid } = await till.pay(await order(ann, { answers: { name: '溪谷俱乐部', host } }), ann)
  expect(await leadsTo(host)).toBe((await siteOf(host))?.site_iid)
  expect(await siteOf('')).toBeUndefined()
  await refund(gid)
  expect(await leadsTo(host)).toBeUndefined()
  await till.pay(await order(ann, { name: '溪谷俱乐部', host }), ann)
  expect(await leadsTo(host)).toBe((await siteOf(host))?.site_iid)
})

test('the host of a refunded site can be bought by somebody else, and is then taken', async () => {
  const first = await till.pay(await order(ann, { name: '安的站点', host }), ann)
  const before = await siteOf(host)
  await refund(first.gid)
  await till.pay(await order(bob, { name: '鲍的站点', host }), bob)
  const site = await siteOf(host)
  expect(site).toMatchObject({
    user_id: bob.member.user_id,
    name: '鲍的站点',
    expire_at: server.time.now + 30 * DAY,
  })
  expect(site?.site_iid).not.toBe(before?.site_iid)
  expect(await leadsTo(host)).toBe(site?.site_iid)
  await expect(order(ann, { name: '安的站点', host })).rejects.toMatchObject({ code: 1000003 })
})
