import { randomUUID } from 'node:crypto'
import {
  addAddress,
  createOrder,
  ERRORS,
  getOrder,
  listOrders,
  type OrderRow,
  shipOrder,
  updateOrderStatus,
  updateRefundEms,
} from '@quanzi/contract'
import fc from 'fast-check'
import { checkLedger } from '../../ledger/checkLedger'
import { move, post, tenantAccount, userAccount } from '../../ledger/post'
import { createDemoServer } from '../../testing/createDemoServer'
import { type Actor, Refused, type TestServer } from '../../testing/createTestServer'
import { Till } from '../../testing/Till'

/** Random orders of several skus and suppliers, through the calls: few enough for every run. */
const STORIES = 8
const STEPS = 16

const iid = 1000
const MINUTE = 60_000
/** Skus of two suppliers with little stock, so that it runs out. */
const SKUS = ['m1103-1', 'm1104-1', 'm3102-1', 'm3103-1'] as const
const PIECES = 6

let server: TestServer
let till: Till
let staff: Actor

beforeAll(async () => {
  server = await createDemoServer()
  till = new Till(server)
  staff = await server.login({ nick_name: '员', rights: ['order'] })
  for (const id of SKUS) {
    const { goods_id, stock } = await server.db
      .selectFrom('sku')
      .select(['goods_id', 'stock'])
      .where('iid', '=', iid)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await server.db.updateTable('sku').set({ stock: PIECES }).where('iid', '=', iid).where('id', '=', id).execute()
    await server.db
      .updateTable('goods')
      .set(({ eb }) => ({ stock: eb('stock', '+', PIECES - stock) }))
      .where('iid', '=', iid)
      .where('id', '=', goods_id)
      .execute()
  }
})
afterAll(() => server.close())

const step = fc.record({
  kind: fc.constantFrom('order', 'order', 'order', 'pay', 'pay', 'cancel', 'refund', 'ship', 'return', 'late'),
  pick: fc.nat(1000),
  pieces: fc.uniqueArray(fc.record({ sku: fc.constantFrom(...SKUS), num: fc.integer({ min: 1, max: 3 }) }), {
    minLength: 1,
    maxLength: 3,
    selector: ({ sku }) => sku,
  }),
  useCoin: fc.boolean(),
})
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

async function counts() {
  const rows = await server.db
    .selectFrom('sku')
    .select(['id', 'stock', 'reserved', 'sold'])
    .where('iid', '=', iid)
    .where('id', 'in', [...SKUS])
    .orderBy('id')
    .execute()
  return rows.map(({ id, stock, reserved, sold }) => [id, stock + reserved + sold])
}

/** Pieces in orders that wait for payment are exactly those that are reserved. */
async function strayReserved() {
  const held = await server.db
    .selectFrom('order_chain as c')
    .innerJoin('orders as o', (on) => on.onRef('o.iid', '=', 'c.iid').onRef('o.id', '=', 'c.order_id'))
    .select(({ fn }) => ['c.target_id', fn.sum<number>('c.num').as('n')])
    .where('o.iid', '=', iid)
    .where('o.status', '=', 1)
    .where('c.target_id', 'in', [...SKUS])
    .groupBy('c.target_id')
    .execute()
  const skus = await server.db
    .selectFrom('sku')
    .select(['id', 'reserved'])
    .where('iid', '=', iid)
    .where('id', 'in', [...SKUS])
    .execute()
  return skus.filter(({ id, reserved }) => Number(held.find((one) => one.target_id === id)?.n ?? 0) !== reserved)
}

const ALLOWED: readonly number[] = [ERRORS.STOCK.code, ERRORS.ORDERSTATE.code]

/** Only two refusals are allowed: out of stock, and an order that has moved on. Any other fails the test. */
async function attempt(act: () => Promise<unknown>): Promise<void> {
  try {
    await act()
  } catch (error) {
    if (!(error instanceof Refused && ALLOWED.includes(error.code))) throw error
  }
}

const go = (as: Actor, { gid }: OrderRow, status: number) =>
  server.call(updateOrderStatus, { iid, orderId: gid, status, remark: '改主意了' }, { as })

async function order(as: Actor, addressId: string, { pieces, useCoin }: Step) {
  const property = Object.fromEntries(pieces.map(({ sku, num }) => [sku, num]))
  await server.call(
    createOrder,
    {
      ...{ iid, orderType: 33, keys: Object.keys(property).join(','), property: JSON.stringify(property), useCoin },
      num: pieces.reduce((sum, { num }) => sum + num, 0),
      info: { reqId: randomUUID(), addressId },
    },
    { as },
  )
}

/** Ships everything, requests a refund as the buyer, and accepts the returned parcel. */
async function sendBack(as: Actor, row: OrderRow) {
  await go(as, row, 15)
  await go(staff, row, 16)
  const { chains } = await server.call(getOrder, { iid, orderId: row.gid }, { as })
  const chainIds = chains.map(({ id }) => id)
  await server.call(updateRefundEms, { iid, orderId: row.gid, chainIds, refundEms: `B${row.gid}` }, { as })
  await go(staff, row, 18)
}

const ACTS: Readonly<
  Record<Step['kind'], { from: number; act: (as: Actor, row: OrderRow) => Promise<unknown> } | null>
> = {
  order: null,
  late: null,
  pay: { from: 1, act: (as, row) => till.pay(row, as) },
  cancel: { from: 1, act: (as, row) => go(as, row, 3) },
  refund: {
    from: 11,
    act: async (as, row) => {
      await go(as, row, 15)
      await go(staff, row, 18)
    },
  },
  ship: {
    from: 11,
    act: (_as, { gid }) =>
      server.call(
        shipOrder,
        { iid, reqId: randomUUID(), orderId: gid, company: '顺丰速运', transportNumber: 'SF1234567890' },
        { as: staff },
      ),
  },
  return: { from: 12, act: sendBack },
}

async function play(as: Actor, addressId: string, one: Step) {
  if (one.kind === 'order') return await attempt(() => order(as, addressId, one))
  if (one.kind === 'late') {
    server.time.now += 31 * MINUTE
    return await server.runJobs()
  }
  const wish = ACTS[one.kind]
  const { list } = await server.call(listOrders, { iid, status: 0 }, { as })
  const rows = list.filter(({ status }) => status === wish?.from)
  const row = rows[one.pick % Math.max(1, rows.length)]
  if (wish && row) await attempt(() => wish.act(as, row))
}

test('screens-commerce §3.5: the sum of stock, reserved and sold pieces never changes, and the books balance after each step', async () => {
  const before = await counts()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: STEPS }), async (steps) => {
      const as = await server.login({ nick_name: '买' })
      const { user_id } = as.member
      await post(server.db, {
        ...{ iid, kind: 'gift', ref: `random goods ${user_id}`, at: 0, currency: 'COIN' },
        postings: move(tenantAccount(iid, 'issue'), userAccount(iid, user_id, 'coin'), 900),
      })
      const address = { address: '浙江省 杭州市 西湖区 文三路 90 号', name: '小满', mobile: '13912345678' }
      const addressId = (await server.call(addAddress, { iid, ...address }, { as })).id
      for (const one of steps) {
        await play(as, addressId, one)
        expect(await counts()).toEqual(before)
        expect(await strayReserved()).toEqual([])
      }
      expect(await checkLedger(server.db)).toEqual([])
    }),
    { numRuns: STORIES },
  )
})
