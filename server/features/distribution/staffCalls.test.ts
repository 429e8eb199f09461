import {
  createOrder,
  getDistributionKey,
  getOperationSales,
  getRegulations,
  listDistributionActs,
  listOperationSales,
  saveRegulations,
  saveSalesRep,
} from '@quanzi/contract'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'
import { entrant, TICKET } from '../../testing/Till'

const iid = 1000
const PARAM = { code: 1000003 }
let server: TestServer
let staff: Actor
let seller: Actor
let count = 0
const reqId = () => `dis-${String(++count).padStart(6, '0')}`

beforeAll(async () => {
  server = await createDemoServer()
  staff = await server.login({ rights: ['money', 'order'] })
  seller = await server.login()
  await server.db.insertInto('dis_role').values({ iid, user_id: seller.member.user_id, status: 1, at: 1 }).execute()
})
afterAll(() => server.close())

test('chat-and-calls §7 Multi-level distribution: each tenant has its own regulations', async () => {
  const words = await Promise.all([1000, 3073, 3192, 3214].map((one) => server.call(getRegulations, { iid: one })))
  expect(new Set(words.map(({ html }) => html)).size).toBe(4)
  const saved = await server.call(
    saveRegulations,
    { iid: 3214, reqId: reqId(), html: '<p>新规则</p>', rates: [800, 300] },
    { as: await server.login({ iid: 3214, rights: ['money'] }) },
  )
  expect(saved).toMatchObject({ html: '<p>新规则</p>', rates: [800, 300], levels: 2, lockDays: 365 })
  expect(await server.call(getRegulations, { iid: 3214 })).toEqual(saved)
  expect(await server.call(getRegulations, { iid })).toEqual(words[0])
})

test('rates over one half together and rules of another tenant are refused', async () => {
  const save = (wish: object) => server.call(saveRegulations, { iid, reqId: reqId(), ...wish }, { as: staff })
  await expect(save({ rates: [4000, 2000] })).rejects.toMatchObject(PARAM)
  await expect(save({ iid: 3073, html: '' })).rejects.toMatchObject({ code: 1000002 })
})

test('chat-and-calls §7 Orders: staff edit the sales representatives, and an order is booked to one of them', async () => {
  const rep = { opId: 9, opName: '华北', name: '小赵', phone: '13912345678' }
  const { opSalesId } = await server.call(saveSalesRep, { iid, reqId: reqId(), ...rep }, { as: staff })
  const change = { iid, reqId: reqId(), id: opSalesId, ...rep, name: '小钱' }
  expect(await server.call(saveSalesRep, change, { as: staff })).toMatchObject({ opSalesId, name: '小钱', opId: '9' })
  const names = (await server.call(listOperationSales, { iid }, { as: seller })).map(({ name }) => name)
  expect(names).toEqual(['周小屿', '沈知行', '陆一帆', '小钱'])

  const order = (more: object) =>
    server.call(createOrder, { ...TICKET, ...more, info: { reqId: reqId(), entrants: [entrant()] } }, { as: seller })
  const { gid } = await order({ opSalesId })
  const booked = await server.db.selectFrom('orders').select('op_sales_id').where('id', '=', gid).executeTakeFirst()
  expect(String(booked?.op_sales_id)).toBe(opSalesId)
  const [other] = await server.call(listOperationSales, { iid: 3073 }, { as: seller })
  await expect(order({ opSalesId: other?.opSalesId })).rejects.toMatchObject({ ...PARAM, msg: '参数错误: opSalesId' })
  await expect(order({ saleIid: 424242 })).rejects.toMatchObject({ ...PARAM, msg: '参数错误: saleIid' })
  await expect(order({ saleIid: 3192, saleUserId: seller.member.user_id })).rejects.toMatchObject(PARAM)
  await expect(order({ saleUserId: seller.member.user_id })).rejects.toMatchObject(PARAM)
  await expect(order({ saleIid: iid, saleR: seller.member.rid })).resolves.toMatchObject({ status: 1 })

  await server.db
    .updateTable('dis_role')
    .set({ op_id: 9, op_sales_id: Number(opSalesId) })
    .where('user_id', '=', seller.member.user_id)
    .execute()
  await server.call(saveSalesRep, { ...change, reqId: reqId(), remove: true }, { as: staff })
  expect(await server.call(getOperationSales, { iid }, { as: seller })).toBeNull()
})

test('chat-and-calls §7 Collections and sharing: only an item that this tenant shows gets a key', async () => {
  const key = (dataType: number, dataId: string) =>
    server.call(getDistributionKey, { iid, dataType, dataId }, { as: seller })
  expect(await key(9, '9001')).toEqual(await key(9, '9001'))
  await expect(key(11, '11001')).rejects.toMatchObject({ ...PARAM, msg: '参数错误: dataType' })
  await expect(key(9, 'nothing')).rejects.toMatchObject({ code: 1000004 })
  const foreign = await server.db
    .selectFrom('content_index')
    .select('id')
    .where('iid', '=', 3073)
    .where('module_type', '=', 14)
    .executeTakeFirstOrThrow()
  await expect(key(14, foreign.id)).rejects.toMatchObject({ code: 1000004 })
})

test('chat-and-calls §7 Distribution items and activities: the days of a trip are the length of one trip', async () => {
  const sessions = await server.db
    .selectFrom('act_session')
    .select(['starts_at', 'ends_at'])
    .where('item_id', '=', '9001')
    .execute()
  const span = Math.max(...sessions.map((s) => s.ends_at)) - Math.min(...sessions.map((s) => s.starts_at))
  expect(span).toBeGreaterThan(5 * 86_400_000)
  const days = async (tripDurStart: number, tripDurEnd: number) =>
    (await server.call(listDistributionActs, { iid, tripDurStart, tripDurEnd }, { as: seller })).list
  expect((await days(2, 2)).find(({ id }) => id === '9001')).toMatchObject({ days: 2 })
  expect((await days(3, 400)).map(({ id }) => id)).not.toContain('9001')
})
