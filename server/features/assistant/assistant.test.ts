import { randomUUID } from 'node:crypto'
import { askAssistant, createOrder, getAssistant, updateOrderStatus } from '@quanzi/contract'
import { checkLedger } from '../../ledger/checkLedger'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'
import { Till } from '../../testing/Till'
import { gramsOf } from './words'

const iid = 1000
let server: TestServer
let till: Till
let ann: Actor
beforeAll(async () => {
  server = await createDemoServer()
  till = new Till(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  ann = await server.login()
})
afterEach(async () => {
  expect(await checkLedger(server.db)).toEqual([])
})

const buy = async (keys = 'credits-10', as = ann) => {
  const info = { reqId: randomUUID() }
  return await till.pay(await server.call(createOrder, { iid, orderType: 207, keys, num: 1, info }, { as }), as)
}
const ask = (question: string, { as = ann, reqId = randomUUID() } = {}) =>
  server.call(askAssistant, { iid, reqId, question }, { as })
const look = (as = ann) => server.call(getAssistant, { iid }, { as })
const htmlOf = async () => {
  const rows = await server.db
    .selectFrom('content')
    .select(['html', 'summary', 'body'])
    .where('iid', '=', iid)
    .execute()
  const docs = await server.db.selectFrom('info_docs').select('html').where('iid', '=', iid).execute()
  const answers = await server.db.selectFrom('config_items').select('descr').where('iid', '=', iid).execute()
  return [
    ...answers.map(({ descr }) => descr),
    ...rows.flatMap(({ html, summary, body }) => [html, summary, JSON.stringify(body)]),
    ...docs.map(({ html }) => html),
  ]
    .join('\n')
    .replace(/<[^>]*>/g, '')
}

test('packs are on sale, and a paid pack adds its credits', async () => {
  const { packs, credits } = await look()
  expect(packs.map(({ amount, price }) => [amount, price])).toEqual([
    [10, 300],
    [50, 1200],
    [200, 3900],
  ])
  expect(credits).toBe(0)
  await buy()
  await buy('credits-50')
  expect((await look()).credits).toBe(60)
})

test('an answer quotes the tenant’s own texts word for word with its sources, and costs one credit', async () => {
  await buy()
  const found = await ask('优惠券和积分能一起用吗？')
  expect(found.answer.length).toBeGreaterThan(5)
  expect([...found.answer].length).toBeLessThanOrEqual(300)
  expect(await htmlOf()).toContain(found.answer)
  expect(found.sources.length).toBeGreaterThan(0)
  expect(found.sources.length).toBeLessThanOrEqual(3)
  for (const { path } of found.sources) expect(path).toMatch(/^\/app\//)
  expect(found.credits).toBe(9)
  expect((await look()).history).toMatchObject([{ question: '优惠券和积分能一起用吗？', answer: found.answer }])
})

test('a question that the texts do not cover gets no answer and costs nothing', async () => {
  await buy()
  for (const question of ['量子计算机的纠错码原理是什么', '你好', '什么什么怎么样'])
    expect(await ask(question)).toMatchObject({ answer: '', sources: [], credits: 10 })
})

test('a title, a teaser or a text nearby answers nothing: they are named as places to look at, and cost nothing', async () => {
  await buy()
  const near = async (question: string) => {
    const { answer, sources, credits } = await ask(question)
    expect([question, answer, credits]).toEqual([question, '', 10])
    return sources.map(({ title }) => title)
  }
  expect(await near('露营要带什么')).toContain('带三岁娃露营的装备清单（真的不用买太多）')
  expect(await near('徒步新手要注意什么')).toEqual(['新手必看：徒步鞋应该怎么试'])
  for (const question of ['帐篷怎么选', '露营装备清单', '下山怎样保护膝盖'])
    expect((await near(question)).length).toBeGreaterThan(0)
})

test('paid chapters are no source', async () => {
  await buy()
  expect((await ask('碎石坡走之字，湿的木头和青苔石头一律不踩')).answer).not.toContain('青苔石头')
})

test('a repeated request gets the first answer and costs once', async () => {
  await buy()
  const reqId = randomUUID()
  const question = '优惠券和积分能一起用吗？'
  const [first, second] = await Promise.all([ask(question, { reqId }), ask(question, { reqId })])
  expect(second).toEqual(first)
  expect(await look()).toMatchObject({ credits: 9, history: [{ question }] })
})

test('without a credit, without a session or without a question there is no answer', async () => {
  await expect(ask('下山怎样保护膝盖')).rejects.toMatchObject({ code: 202001 })
  await expect(ask('下')).rejects.toMatchObject({ code: 1000003 })
  const wish = { iid, reqId: randomUUID(), question: '下山怎样保护膝盖' }
  await expect(server.call(askAssistant, wish)).rejects.toMatchObject({ code: 1000001 })
})

test('the last credit is spent once', async () => {
  await buy()
  for (let n = 0; n < 9; n++) await ask(`优惠券和积分能一起用吗？第${n}次`)
  const both = await Promise.allSettled([ask('退款多久到账，甲'), ask('退款多久到账，乙')])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await look()).credits).toBe(0)
})

test('a refund takes back the credits that are left', async () => {
  const staff = await server.login({ rights: ['order'] })
  const { gid } = await buy()
  await ask('优惠券和积分能一起用吗？')
  await server.call(updateOrderStatus, { iid, orderId: gid, status: 15, remark: '用不上' }, { as: staff })
  await server.call(updateOrderStatus, { iid, orderId: gid, status: 18 }, { as: staff })
  expect((await look()).credits).toBe(0)
})

test('words that occur in any question do not count', () => {
  expect(gramsOf('请问露营需要什么装备？')).toEqual(['露营', '装备'])
  expect(gramsOf('你好，怎么样了？')).toEqual([])
  expect(gramsOf('GPS 轨迹')).toEqual(['轨迹', 'gps'])
})
