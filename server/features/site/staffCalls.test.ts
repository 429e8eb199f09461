import { CONFIG_TYPES, getSiteInfo, listConfig, saveConfigItem } from '@quanzi/contract'
import { TENANTS } from '../../seed/tenants'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'

const iid = 1000
let server: TestServer
let editor: Actor
let count = 0

beforeAll(async () => {
  server = await createDemoServer()
  editor = await server.login({ rights: ['page'] })
})
afterAll(() => server.close())

const save = (wish: object, as = editor) =>
  server.call(saveConfigItem, { iid, reqId: `config-${String(++count).padStart(6, '0')}`, ...wish } as never, { as })
const titles = async (type: string) =>
  (await server.call(listConfig, { iid, type, pageSize: 50 })).list.map(({ title }) => title)

test('chat-and-calls §7 Other: every kind of configuration has rows in the first tenant', async () => {
  for (const type of CONFIG_TYPES) expect([type, (await titles(type)).length]).not.toEqual([type, 0])
  expect(await titles('gongyi')).toHaveLength(46)
})

test('every tenant has carriers, campaign and outlet rows', async () => {
  for (const tenant of TENANTS)
    for (const type of ['logistics', 'cf', 'outlet'])
      expect((await server.call(listConfig, { iid: tenant.iid, type })).total).toBeGreaterThan(0)
})

test.each(CONFIG_TYPES)('staff add, change and remove a row of %s', async (type) => {
  const extra = { code: 'weather' }
  const action = { url: 'https://weather.example/app' }
  const { id } = await save({ type, title: '新的一行', sort: 99, extra, action })
  await save({ type, id, title: '改过的一行', extra, action })
  expect(await titles(type)).toEqual(expect.arrayContaining(['改过的一行']))
  await expect(save({ type, id, title: '一行' }, await server.login())).rejects.toMatchObject({ code: 1000002 })
  await save({ type, id, title: '一行', remove: true })
  expect(await titles(type)).not.toContain('改过的一行')
  await expect(save({ type, id, title: '一行', remove: true })).rejects.toMatchObject({ code: 1000004 })
})

test('no address of a row runs a script or leaves http, wherever it stands', async () => {
  const [type, url] = ['storeBanner', ' JavaScript:alert(1)']
  for (const bad of [{ action: { url } }, { image: url }, { extra: { link: url } }, { extra: { more: [{ at: url }] } }])
    await expect(save({ type, title: '坏地址', ...bad })).rejects.toMatchObject({ code: 1000003 })
  expect(await titles(type)).not.toContain('坏地址')
})

test('shell-and-routes §2: the partner pages of action codes come with the site, with addresses that may be opened', async () => {
  const site = () => server.call(getSiteInfo, { iid })
  expect((await site()).partnerPages).toEqual({ 'insurance-partner': 'https://example.com/outdoor-insurance' })
  const page = (url: string, code: unknown = 'bank') =>
    save({ type: 'partnerPage', title: '银行', extra: { code }, action: { url } })
  for (const url of ['javascript:alert(1)', 'http://bank.example/', '/app/index/1000', 'https://a@bank.example/'])
    await expect(page(url)).rejects.toMatchObject({ code: 1000003 })
  await expect(page('https://bank.example/', 7)).rejects.toMatchObject({ code: 1000003 })
  await page('https://bank.example/card')
  expect((await site()).partnerPages).toMatchObject({ bank: 'https://bank.example/card' })
  expect((await server.call(getSiteInfo, { iid: 3073 })).partnerPages).toEqual({})
})
