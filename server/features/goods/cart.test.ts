import { randomUUID } from 'node:crypto'
import { ERRORS, getCart, getGoods, type ParamsOf, setCart } from '@quanzi/contract'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'

let server: TestServer
let ann: Actor
const iid = 1000

beforeAll(async () => {
  server = await createDemoServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  ann = await server.login()
})

const set = (params: Partial<ParamsOf<typeof setCart>>, as = ann) =>
  server.call(setCart, { iid, reqId: randomUUID(), source: 'mall', ...params }, { as })
const cart = (as = ann) => server.call(getCart, { iid, source: 'mall' }, { as })
const skuIds = async () => (await cart()).groups.flatMap(({ lines }) => lines.map(({ skuId }) => skuId))
const setStock = (id: string, stock: number) =>
  server.db.updateTable('sku').set({ stock }).where('iid', '=', iid).where('id', '=', id).execute()

test('the cart is grouped by supplier, the newest lines first, at today’s prices', async () => {
  await set({ skuId: 'm1101-1', num: 1 })
  server.time.now += 1
  await set({ skuId: 'm2101-1', num: 2 })
  server.time.now += 1
  expect(await set({ skuId: 'm1103-1', num: 1, checked: false })).toEqual({
    lines: 3,
    pieces: 4,
    checked: 3,
    capped: {},
  })
  const { groups, invalid } = await cart()
  expect(groups.map(({ supplier, lines }) => [supplier.name, lines.map(({ skuId }) => skuId)])).toEqual([
    ['远行装备仓', ['m1103-1', 'm1101-1']],
    ['云杉生活', ['m2101-1']],
  ])
  expect(groups[0]?.freight).toEqual({ fee: 1200, freeOver: 19_900 })
  expect(invalid).toEqual([])
  await server.db.updateTable('sku').set({ price: 100 }).where('iid', '=', iid).where('id', '=', 'm2101-1').execute()
  expect((await cart()).groups[1]?.lines).toMatchObject([{ price: 100, priceSeen: 59_900, num: 2 }])
})

test('a number sets the line’s quantity: a repeat changes nothing, 0 removes the line', async () => {
  await set({ skuId: 'm1101-1', num: 2 })
  await set({ skuId: 'm1101-1', num: 2 })
  expect((await server.call(getGoods, { iid, skuId: 'm1101-1' }, { as: ann })).inCart).toEqual({ 'm1101-1': 2 })
  expect(await set({ skuId: 'm1101-1', num: 0 })).toMatchObject({ lines: 0, pieces: 0 })
  expect(await set({ skuId: 'm1101-1', num: 0 })).toMatchObject({ lines: 0 })
})

test('two taps at the same moment add one line', async () => {
  await Promise.all([1, 2, 3].map(() => set({ skuId: 'm1101-2', num: 1 })))
  expect(await skuIds()).toEqual(['m1101-2'])
})

test('a tick changes without the quantity, for one line or for all at once', async () => {
  await set({
    lines: [
      { skuId: 'm1101-1', num: 1 },
      { skuId: 'm1102-1', num: 3 },
    ],
  })
  expect(await set({ skuId: 'm1102-1', checked: false })).toMatchObject({ pieces: 4, checked: 1 })
  const all = [
    { skuId: 'm1101-1', checked: false },
    { skuId: 'm1102-1', checked: false },
  ]
  expect(await set({ lines: all })).toMatchObject({ pieces: 4, checked: 0 })
  await expect(set({ skuId: 'm1103-1', checked: true })).rejects.toMatchObject({ code: 1000004 })
})

test('a line holds at most the pieces that are in stock', async () => {
  await setStock('m1106-1', 2)
  expect(await set({ skuId: 'm1106-1', num: 5 })).toMatchObject({ pieces: 2, capped: { 'm1106-1': 2 } })
  await setStock('m1106-1', 0)
  await expect(set({ skuId: 'm1106-1', num: 1 })).rejects.toMatchObject({ code: 201001, data: { left: 0 } })
  expect((await cart()).invalid).toMatchObject([{ skuId: 'm1106-1', reason: 'soldOut', num: 2 }])
})

test('withdrawn goods are listed separately and can be removed', async () => {
  await set({ skuId: 'm1203-1', num: 1 })
  await server.db
    .updateTable('sku')
    .set({ on_sale: false })
    .where('iid', '=', iid)
    .where('id', '=', 'm1203-1')
    .execute()
  expect((await cart()).invalid).toMatchObject([{ skuId: 'm1203-1', reason: 'withdrawn' }])
  await expect(set({ skuId: 'm1203-1', num: 2 })).rejects.toMatchObject({ code: 1000004 })
  expect(await set({ skuId: 'm1203-1', num: 0 })).toMatchObject({ lines: 0 })
})

test('a cart is private to its owner, and holds only goods of its own source and tenant', async () => {
  await set({ skuId: 'm1101-1', num: 1 })
  const ben = await server.login()
  expect(await cart(ben)).toEqual({ groups: [], invalid: [] })
  await expect(set({ skuId: 's5001-1', num: 1 })).rejects.toMatchObject({ code: 1000004 })
  const far = await server.login({ iid: 3073 })
  await expect(set({ iid: 3073, skuId: 'm1101-1', num: 1 }, far)).rejects.toMatchObject({ code: 1000004 })
  await expect(server.call(getCart, { iid, source: 'mall' })).rejects.toMatchObject({ code: 1000001 })
})

test('a call names a line once; a line holds at most 99 pieces, and carts hold at most a hundred lines', async () => {
  await expect(set({})).rejects.toMatchObject({ code: 1000003 })
  await expect(set({ skuId: 'm1101-1' })).rejects.toMatchObject({ code: 1000003 })
  await expect(set({ lines: [1, 2].map((num) => ({ skuId: 'm1101-1', num })) })).rejects.toMatchObject({
    code: 1000003,
  })
  await expect(set({ skuId: 'm1101-1', num: 100 })).rejects.toMatchObject({ code: 1000003 })
  const skus = await server.db
    .selectFrom('sku')
    .select('id')
    .where('iid', '=', iid)
    .where('stock', '>', 0)
    .where('on_sale', '=', true)
    .orderBy('id')
    .limit(101)
    .execute()
  expect(skus).toHaveLength(101)
  const line = { iid, user_id: ann.member.user_id, source: 'mall', num: 1, price_seen: 1, at: 1 } as const
  const [last, ...others] = skus.reverse()
  await server.db
    .insertInto('cart_line')
    .values(others.map(({ id }) => ({ ...line, sku_id: id })))
    .execute()
  const source = last?.id.startsWith('s') ? 'store' : 'mall'
  await expect(set({ skuId: last?.id ?? '', num: 1, source })).rejects.toMatchObject({ code: ERRORS.LIMIT.code })
})
