import { randomUUID } from 'node:crypto'
import {
  calculateOrder,
  createOrder,
  getOrder,
  getOrderSource,
  idCardCheckDigit,
  ORDER_STATUS,
  updateOrderStatus,
  useOrderCode,
} from '@quanzi/contract'
import {
  InsertQueryNode,
  type KyselyPlugin,
  type OperationNode,
  SelectQueryNode,
  TableNode,
  UpdateQueryNode,
} from 'kysely'
import { withTransaction } from '../../db/withTransaction'
import { checkLedger } from '../../ledger/checkLedger'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'
import { Till } from '../../testing/Till'
import { closeUnpaid } from '../../trade/closeUnpaid'
import { openOrder } from '../../trade/openOrder'

const iid = 1000
const DAY = 86_400_000
/** A sports event and a supplier's trip: their order types, first session and ticket. */
const GAME = { orderType: 21, keys: '21001', property: '21001-s1', property2: '21001-t1', num: 1 }
const TRIP = { orderType: 31, keys: '31001', property: '31001-s1', property2: '31001-t1', num: 1 }
let server: TestServer
let till: Till
let ann: Actor
let staff: Actor
let now = 0
beforeAll(async () => {
  server = await createDemoServer()
  till = new Till(server)
  staff = await server.login({ nick_name: '员', rights: ['order', 'scan'] })
  now = server.time.now
})
afterAll(() => server.close())
beforeEach(async () => {
  server.time.now = now
  ann = await server.login()
})
afterEach(async () => {
  expect(await checkLedger(server.db)).toEqual([])
})

let person = 0
/** A new ID number of somebody born in that year. */
const bornIn = (year: number): string => {
  person += 1
  const first = `330106${year}0101${String(person).padStart(3, '0')}`
  return `${first}${idCardCheckDigit(`${first}0`)}`
}
const runner = (year: number) => ({
  name: '李跑者',
  mobile: '13912345678',
  answers: { 'q-id': bornIn(year), 'q-size': 'M' },
})
const traveller = { name: '王行人', mobile: '13912345678' }
const order = (wish: typeof GAME, entrants: readonly object[], more: object = {}) =>
  server.call(
    createOrder,
    { iid, ...wish, num: entrants.length, ...more, info: { reqId: randomUUID(), entrants } },
    { as: ann },
  )
const entriesOf = (gid: string) =>
  server.db
    .selectFrom('entry')
    .select(['scope', 'state', 'ticket_code'])
    .where('iid', '=', iid)
    .where('order_id', '=', gid)
    .execute()
const soldOf = async ({ property }: typeof GAME) =>
  (
    await server.db
      .selectFrom('act_session')
      .select('sold')
      .where('iid', '=', iid)
      .where('id', '=', property)
      .executeTakeFirstOrThrow()
  ).sold

test.each([
  ['a sports event', GAME, [runner(1990)], 'game', 12_800],
  ['a trip', TRIP, [traveller, { ...traveller, name: '王小行' }], 'origin', 176_000],
] as const)('%s is entered, paid and used with a code for each person', async (_name, wish, entrants, scope, price) => {
  const source = await server.call(getOrderSource, { iid, orderType: wish.orderType, id: wish.keys })
  expect(source.options.map(({ id }) => id)).toEqual(expect.arrayContaining([wish.property, wish.property2]))
  const before = await soldOf(wish)
  const created = await order(wish, entrants)
  expect(created.payable).toBe(price)
  expect(await soldOf(wish)).toBe(before + entrants.length)
  await till.pay(created, ann)
  const entries = await entriesOf(created.gid)
  expect(entries.map((entry) => [entry.scope, entry.state])).toEqual(entrants.map(() => [scope, 'live']))
  for (const { ticket_code: code } of entries)
    await server.call(useOrderCode, { iid, reqId: randomUUID(), code: code ?? '' }, { as: staff })
  expect((await server.call(getOrder, { iid, orderId: created.gid }, { as: ann })).status).toBe(ORDER_STATUS.received)
  expect((await entriesOf(created.gid)).every(({ state }) => state === 'used')).toBe(true)
})

test.each([
  ['a sports event', GAME, () => runner(1991), 16, 80],
  ['a trip', TRIP, () => traveller, 4, 50],
] as const)('a refund of %s inside a step gives its share and the seat back', async (_name, wish, who, days, share) => {
  const before = await soldOf(wish)
  const created = await order(wish, [who()])
  await till.pay(created, ann)
  const { starts_at } = await server.db
    .selectFrom('act_session')
    .select('starts_at')
    .where('id', '=', wish.property)
    .executeTakeFirstOrThrow()
  server.time.now = starts_at - days * DAY
  const ask = { iid, orderId: created.gid, status: ORDER_STATUS.refundRequested, remark: '临时有事' }
  await server.call(updateOrderStatus, ask, { as: ann })
  const back = await server.db
    .selectFrom('refund')
    .select('amount')
    .where('iid', '=', iid)
    .where('order_id', '=', created.gid)
    .executeTakeFirstOrThrow()
  expect(back.amount).toBe((created.payable * share) / 100)
  expect((await entriesOf(created.gid)).map(({ state }) => state)).toEqual(['cancelled'])
  expect(await soldOf(wish)).toBe(before)
})

test('a category accepts its ages only, counted on the day of the race by the ID number', async () => {
  for (const year of [2014, 1950])
    await expect(order(GAME, [runner(year)])).rejects.toMatchObject({
      code: 1000003,
      msg: expect.stringContaining('年龄'),
    })
  await order({ ...GAME, property: '21001-s2' }, [runner(2016)])
})

test('seats are not sold twice, an expired order holds none, and another type does not sell them', async () => {
  const full = await server.db
    .updateTable('act_session')
    .set({ stock: 1, sold: 0 })
    .where('id', '=', '31001-s2')
    .returning('id')
    .executeTakeFirstOrThrow()
  const wish = { ...TRIP, property: full.id }
  const both = await Promise.allSettled([order(wish, [traveller]), order(wish, [traveller])])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await expect(order(wish, [traveller])).rejects.toMatchObject({ code: 1000009 })
  server.time.now += 31 * 60_000
  const seen = await server.call(calculateOrder, { iid, ...wish }, { as: ann })
  expect(seen.payable).toBe(98_000)
  await order(wish, [traveller])
  await expect(order({ ...TRIP, orderType: 1 }, [traveller])).rejects.toMatchObject({ code: 1000004 })
  await expect(order({ ...TRIP, orderType: 21 }, [traveller])).rejects.toMatchObject({ code: 1000004 })
})

test('an order that ends locks its session first, its entries next and its count last, as an order that begins', async () => {
  const { gid } = await order(TRIP, [traveller])
  const locked: string[] = []
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      const tables: (OperationNode | undefined)[] = []
      if (UpdateQueryNode.is(node)) tables.push(node.table)
      if (InsertQueryNode.is(node)) tables.push(node.into)
      if (SelectQueryNode.is(node) && node.endModifiers) tables.push(...(node.from?.froms ?? []))
      for (const table of tables) if (table && TableNode.is(table)) locked.push(table.table.identifier.name)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  await withTransaction(server.db.withPlugin(plugin), async (db) => {
    const open = await openOrder(db, { iid, id: gid }, server.time.now)
    if (open) await closeUnpaid(db, open.order, ORDER_STATUS.cancelled, { actor: 'buyer', means: 'update', at: now })
  })
  const rows = locked.filter((table) => ['orders', 'act_session', 'entry', 'content_counts'].includes(table))
  expect(rows.filter((table, n) => rows.indexOf(table) === n)).toEqual([
    'orders',
    'act_session',
    'entry',
    'content_counts',
  ])
})
