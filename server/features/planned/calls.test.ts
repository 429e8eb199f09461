import { randomUUID } from 'node:crypto'
import {
  createOrder,
  getContent,
  getDistributionKey,
  getPlannedStore,
  listFans,
  lockFans,
  MODULE_TYPE,
  markContent,
} from '@quanzi/contract'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'
import { Till } from '../../testing/Till'

const iid = 1000
const STORE = 'season-1'
const ITEM = 'p1001'
let server: TestServer
let ann: Actor
beforeAll(async () => {
  server = await createDemoServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  ann = await server.login()
})

const store = (as?: Actor, more: object = {}) =>
  server.call(getPlannedStore, { iid, storeId: STORE, ...more }, as ? { as } : {})
const detail = (as?: Actor, id = ITEM) =>
  server.call(getContent, { iid, moduleType: MODULE_TYPE.planned, id }, as ? { as } : {})

test('a store shows its pre-sales with what is sold and what is needed, the latest deadline first', async () => {
  const { store: shop, list, total } = await store()
  expect(shop).toMatchObject({ id: STORE, collected: false })
  expect(total).toBe(list.length)
  expect([...list].sort((a, b) => b.deadline - a.deadline)).toEqual(list)
  expect(list.find(({ id }) => id === ITEM)).toMatchObject({ price: 69_900, deposit: 5_000, min: 20, state: 'selling' })
  const first = await store(undefined, { pageSize: 1 })
  expect([first.list.length, first.hasMore]).toEqual([1, total > 1])
  const next = await store(undefined, { pageSize: 1, pageNo: 2 })
  expect(next.list[0]?.id).toBe(list[1]?.id)
  await expect(store(undefined, { storeId: 'nobody' })).rejects.toMatchObject({ code: 1000004 })
  await expect(store(undefined, { iid: 3073 })).rejects.toMatchObject({ code: 1000004 })
})

test('a pre-sale that has passed its deadline reads as judged, before the job has run', async () => {
  const { now } = server.time
  const { deadline } = (await detail()).planned ?? { deadline: 0 }
  try {
    server.time.now = deadline
    expect((await detail()).planned?.state).toBe('missed')
    expect((await store()).list.find(({ id }) => id === ITEM)?.state).toBe('missed')
  } finally {
    server.time.now = now
  }
})

test('a detail has the choices, and the viewer’s own deposit only', async () => {
  const made = await server.call(
    createOrder,
    {
      ...{ iid, orderType: 102, keys: ITEM, property: 'p1001-1', property2: 'deposit', num: 2 },
      info: { reqId: randomUUID() },
    },
    { as: ann },
  )
  expect((await detail(ann)).mine.deposit).toBeUndefined()
  await new Till(server).pay(made, ann)
  const { mine, planned } = await detail(ann)
  expect(mine.deposit).toMatchObject({ orderId: made.gid, state: 'open', num: 2, balance: 2 * (69_900 - 5_000) })
  expect(planned?.skus).toHaveLength(2)
  expect((await detail(await server.login())).mine.deposit).toBeUndefined()
  expect((await detail()).mine.deposit).toBeUndefined()
  await expect(detail(ann, 'p9')).rejects.toMatchObject({ code: 1000004 })
  await expect(server.call(getContent, { iid: 3073, moduleType: MODULE_TYPE.planned, id: ITEM })).rejects.toMatchObject(
    { code: 1000004 },
  )
})

test('stores and pre-sales are collected', async () => {
  for (const [moduleType, id] of [
    [MODULE_TYPE.plannedStore, STORE],
    [MODULE_TYPE.planned, ITEM],
  ] as const)
    await server.call(markContent, { iid, moduleType, id, mark: 'collect', on: 1, reqId: randomUUID() }, { as: ann })
  expect((await store(ann)).store.collected).toBe(true)
  expect((await detail(ann)).mine.mark).toEqual(['collect'])
  expect((await store()).store.collected).toBe(false)
})

test('a distributor’s key of an item or of the whole store locks a fan, whose source is kept', async () => {
  const row = { iid, user_id: ann.member.user_id, status: 1, at: server.time.now, path: '/', depth: 1 }
  await server.db
    .insertInto('dis_role')
    .values({ ...row, op_id: null, op_sales_id: null })
    .execute()
  const keyOf = async (dataId: string) =>
    (await server.call(getDistributionKey, { iid, dataType: 102, dataId }, { as: ann })).key
  await expect(keyOf('p9')).rejects.toMatchObject({ code: 1000004 })
  for (const dataId of [ITEM, STORE]) {
    const fan = await server.login()
    const lock = await server.call(lockFans, { iid, multiDisKey: await keyOf(dataId) }, { as: fan })
    expect(lock).toMatchObject({ locked: true, changed: true })
    const kept = await server.db
      .selectFrom('fan_lock')
      .select(['data_type', 'data_id'])
      .where('iid', '=', iid)
      .where('user_id', '=', fan.member.user_id)
      .executeTakeFirstOrThrow()
    expect(kept).toEqual({ data_type: 102, data_id: dataId })
  }
  expect((await server.call(listFans, { iid }, { as: ann })).total).toBe(2)
})
