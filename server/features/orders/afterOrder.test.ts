import { randomUUID } from 'node:crypto'
import {
  addAddress,
  addComment,
  askRefund,
  buyAgain,
  checkOrderUse,
  createOrder,
  ERRORS,
  getCart,
  getOrder,
  listComments,
  listOrders,
  listSellerOrders,
  listSupplyChain,
  MODULE_TYPE,
  queryLogistics,
  reviewOrder,
  setCart,
  shipOrder,
  updateOrderStatus,
  updateRefundEms,
} from '@quanzi/contract'
import { checkLedger } from '../../ledger/checkLedger'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'
import { Till } from '../../testing/Till'

const iid = 1000
const HOUR = 3_600_000
let server: TestServer
let till: Till
let ann: Actor
let bob: Actor
let staff: Actor

beforeAll(async () => {
  server = await createDemoServer()
  till = new Till(server)
  bob = await server.login({ nick_name: '波' })
  staff = await server.login({ nick_name: '员', rights: ['order'] })
  await server.db.updateTable('sku').set({ stock: 100 }).where('iid', '=', iid).execute()
})
afterAll(() => server.close())
beforeEach(async () => {
  ann = await server.login({ nick_name: '安安' })
})
afterEach(async () => expect(await checkLedger(server.db)).toEqual([]))

/** A sku of the supplier 3192 for ¥49.9 with a share of its freight, and one of the supplier 3073. */
const MAT = 'm1105-1'
const BOOK = 'm3101-1'

async function order(pieces: Readonly<Record<string, number>>) {
  const address = { address: '浙江省 杭州市 西湖区 文三路 90 号', name: '小满', mobile: '13912345678' }
  const { id: addressId } = await server.call(addAddress, { iid, ...address }, { as: ann })
  const num = Object.values(pieces).reduce((a, b) => a + b, 0)
  const keys = Object.keys(pieces).join(',')
  const wish = { iid, orderType: 33, keys, property: JSON.stringify(pieces), num }
  return await server.call(createOrder, { ...wish, info: { reqId: randomUUID(), addressId } }, { as: ann })
}

async function bought(pieces: Readonly<Record<string, number>> = { [MAT]: 1, [BOOK]: 1 }) {
  const placed = await order(pieces)
  await till.pay(placed, ann)
  const { chains } = await detail(placed.gid)
  return { gid: placed.gid, chains }
}
const detail = (orderId: string, as: Actor = ann) => server.call(getOrder, { iid, orderId }, { as })
const ship = (orderId: string, chainIds: string[], transportNumber: string) =>
  server.call(
    shipOrder,
    { iid, reqId: randomUUID(), orderId, chainIds, company: '顺丰速运', transportNumber },
    { as: staff },
  )
const go = (orderId: string, status: number, as: Actor, more: { remark?: string; chainIds?: string[] } = {}) =>
  server.call(updateOrderStatus, { iid, orderId, status, ...more }, { as })
const ask = (orderId: string, more: object = {}, as: Actor = ann) =>
  server.call(askRefund, { iid, reqId: randomUUID(), orderId, remark: '壶盖裂了', ...more }, { as })

async function uploaded(by: Actor): Promise<string> {
  const key = `h5/1000_${randomUUID()}.jpg`
  await server.db
    .insertInto('uploads')
    .values({ key, iid, user_id: by.member.user_id, type: 'image/jpeg', at: server.time.now })
    .execute()
  return key
}

async function received(pieces?: Readonly<Record<string, number>>) {
  const order = await bought(pieces)
  await ship(
    order.gid,
    order.chains.map(({ id }) => id),
    'SF1111111111',
  )
  await go(order.gid, 13, ann)
  return order
}

describe('an order of several lines', () => {
  test('its row shows the lines’ pictures and the time of its next automatic move; its detail shows each line’s state', async () => {
    const { gid, chains } = await bought()
    await ship(gid, [chains[0]?.id ?? ''], 'SF2222222222')
    const shown = await detail(gid)
    expect(shown.chains).toMatchObject([
      { goodsId: 'm1105', status: 12, dueAt: server.time.now + 240 * HOUR, supplier: '远行装备仓' },
      { goodsId: 'm3101', status: 11, dueAt: null, supplierIid: 3073, supplier: '北辰文创' },
    ])
    expect(shown.chains[0]?.actions).toEqual(expect.arrayContaining(['receive', 'refund', 'track']))
    expect(shown.chains[1]?.actions).toEqual(['refund'])
    await ship(gid, [chains[1]?.id ?? ''], 'SF3333333333')
    const { list } = await server.call(listOrders, { iid }, { as: ann })
    expect(list[0]).toMatchObject({
      gid,
      lines: 2,
      imgs: shown.lines.map(({ img }) => img),
      dueAt: server.time.now + 240 * HOUR,
    })
    expect(await server.call(listSupplyChain, { iid, orderId: gid }, { as: ann })).toEqual((await detail(gid)).chains)
  })

  test('its steps tell who did what, and why a refund was refused', async () => {
    const { gid, chains } = await bought()
    const chainIds = [chains[1]?.id ?? '']
    await ask(gid, { chainIds })
    await go(gid, 11, staff, { remark: '已经在路上了', chainIds })
    expect((await detail(gid)).events).toMatchObject([
      { chainId: null, from: null, to: 1, actor: 'buyer' },
      { chainId: null, from: 1, to: 11, actor: 'system' },
      { chainId: chainIds[0], from: 11, to: 15, actor: 'buyer', remark: '壶盖裂了' },
      { chainId: chainIds[0], from: 15, to: 11, actor: 'staff', remark: '已经在路上了' },
    ])
  })
})

describe('a refund', () => {
  test('is requested per line with the buyer’s own pictures, and shows how it is divided', async () => {
    const { gid, chains } = await bought()
    const picture = await uploaded(ann)
    const chainIds = [chains[0]?.id ?? '']
    await ask(gid, { chainIds, imgs: [picture] })
    const shown = await detail(gid)
    expect(shown.status).toBe(11)
    expect(shown.chains[0]?.refund).toMatchObject({
      ...{ amount: 6190, cash: 6190, wallet: 0, state: 'requested', from: 11 },
      ...{ remark: '壶盖裂了', imgs: [`/oss/${picture}`] },
    })
    expect(shown.chains[1]?.refund).toBeNull()
    await go(gid, 18, staff, { chainIds })
    expect((await detail(gid)).chains[0]?.refund).toMatchObject({ amount: 6190, state: 'done' })
  })

  test('refuses a stranger’s picture, order or line, and staff in the buyer’s place', async () => {
    const { gid } = await bought()
    await expect(ask(gid, { imgs: [await uploaded(bob)] })).rejects.toMatchObject({ code: ERRORS.PARAM.code })
    await expect(ask(gid, { chainIds: ['1'] })).rejects.toMatchObject({ code: ERRORS.PARAM.code })
    await expect(ask(gid, { remark: '差' })).rejects.toMatchObject({ code: ERRORS.PARAM.code })
    for (const stranger of [bob, staff])
      await expect(ask(gid, {}, stranger)).rejects.toMatchObject({ code: ERRORS.DENIED.code })
    await expect(ask('none')).rejects.toMatchObject({ code: ERRORS.NOTFOUND.code })
    expect((await detail(gid)).chains.map(({ status }) => status)).toEqual([11, 11])
  })

  test('is decided by somebody else, when the buyer is staff too', async () => {
    ann = await server.login({ nick_name: '店员', rights: ['order'] })
    const { gid } = await bought()
    await ask(gid)
    const { list } = await server.call(listSellerOrders, { iid }, { as: ann })
    expect(list.find((row) => row.gid === gid)?.actions).not.toContain('approveRefund')
    const said = expect.stringContaining('其他工作人员')
    await expect(go(gid, 18, ann)).rejects.toMatchObject({ code: ERRORS.DENIED.code, msg: said })
    await expect(go(gid, 18, bob)).rejects.toMatchObject({ code: ERRORS.DENIED.code })
    expect(await go(gid, 18, staff)).toMatchObject({ status: 18 })
    expect(await go(gid, 18, ann)).toMatchObject({ status: 18 })
  })

  test('shows the return address of a shipped line', async () => {
    const { gid, chains } = await bought()
    const chainIds = [chains[0]?.id ?? '']
    const back = { name: '远行售后', mobile: '13800001111', address: '福建省 厦门市 湖里区 兴隆路 8 号', postCode: '' }
    await server.db
      .updateTable('supplier')
      .set({ return_to: JSON.stringify(back) })
      .where('iid', '=', iid)
      .where('supplier_iid', '=', 3192)
      .execute()
    await ship(gid, chainIds, 'SF4444444444')
    await ask(gid, { chainIds })
    await go(gid, 16, staff, { chainIds })
    expect((await detail(gid)).chains).toMatchObject([
      { returnTo: back, actions: expect.arrayContaining(['returnParcel']), refund: { from: 12 } },
      { returnTo: null },
    ])
  })
})

describe('a parcel', () => {
  const track = (transportNumber: string, as: Actor = ann) =>
    server.call(queryLogistics, { iid, transportNumber }, { as })

  test('can be followed by buyer and seller, to the buyer and back', async () => {
    const { gid, chains } = await bought()
    await ship(gid, [chains[0]?.id ?? ''], 'SF5555555555')
    expect(await track('SF5555555555')).toEqual({ company: '顺丰速运', state: 'none', steps: [] })
    server.time.now += 60 * HOUR
    const there = await track('SF5555555555', staff)
    expect(there).toMatchObject({ state: 'delivered' })
    expect(there.steps.at(-1)?.text).toBe('快件已揽收')
    await ask(gid, { chainIds: [chains[0]?.id ?? ''] })
    await go(gid, 16, staff, { chainIds: [chains[0]?.id ?? ''] })
    const back = { iid, orderId: gid, chainIds: [chains[0]?.id ?? ''], refundEms: 'YT666666' }
    await server.call(updateRefundEms, back, { as: ann })
    expect(await track('YT666666')).toMatchObject({ state: 'none' })
  })

  test('of a stranger and an unknown one get the same answer', async () => {
    const { gid, chains } = await bought()
    await ship(gid, [chains[0]?.id ?? ''], 'SF7777777777')
    const answers = await Promise.all(
      ['SF7777777777', 'SF0000000000'].map((number) => track(number, bob).catch((error: unknown) => error)),
    )
    expect(answers[0]).toMatchObject({ code: ERRORS.NOTFOUND.code })
    expect(answers[1]).toEqual(answers[0])
  })
})

describe('a review', () => {
  const review = (orderId: string, chainId: string, more: object = {}, as: Actor = ann) =>
    server.call(
      reviewOrder,
      {
        ...{ iid, reqId: randomUUID(), orderId, chainId, content: '保温很好，一天还是热的' },
        ...{ score1: 5, score2: 4, score3: 4, ...more },
      },
      { as },
    )
  const comments = (filter: 'all' | 'good' | 'middle' | 'bad' | 'picture' = 'all', targetId = 'm1105') =>
    server.call(listComments, { iid, type: MODULE_TYPE.goods, targetId, filter })

  test('of a sku appears under its goods with its pictures and options, and completes its line only', async () => {
    const { gid, chains } = await received()
    const picture = await uploaded(ann)
    const before = await comments()
    const { id } = await review(gid, chains[0]?.id ?? '', { imgs: [picture], hideName: true })
    expect((await detail(gid)).chains.map(({ status }) => status)).toEqual([14, 13])
    const all = await comments()
    expect(all.list[0]).toEqual({
      ...{ id, content: '保温很好，一天还是热的', scores: [5, 4, 4], createdAt: server.time.now },
      ...{ imgs: [`/oss/${picture}`], spec: '单人', user: { rid: 0, nick_name: '安*', headImg: '' } },
    })
    expect(all.counts).toMatchObject({ all: before.counts.all + 1, good: before.counts.good + 1 })
    expect((await comments('good')).list[0]?.id).toBe(id)
    expect((await comments('picture')).list.map((one) => one.id)).toContain(id)
    expect((await comments('bad')).list.map((one) => one.id)).not.toContain(id)
    await expect(review(gid, chains[0]?.id ?? '')).rejects.toMatchObject({ code: ERRORS.DUP.code })
  })

  test('two skus of the same goods have a review each; a sku may be named by the documented call', async () => {
    const { gid, chains } = await received({ [MAT]: 1, 'm1105-2': 1 })
    const { bad } = (await comments()).counts
    await review(gid, chains[0]?.id ?? '', { score1: 1, score2: 2, score3: 1 })
    const wish = { iid, type: MODULE_TYPE.goods, targetRec: gid, targetId: 'm1105-2', content: '颜色和图上一样' }
    const { id } = await server.call(addComment, { ...wish, score1: 3, score2: 3, score3: 3 }, { as: ann })
    expect((await comments('middle')).list[0]?.id).toBe(id)
    expect((await comments('bad')).counts.bad).toBe(bad + 1)
    expect((await detail(gid)).status).toBe(14)
  })

  test('needs the buyer’s own received line, all stars, a text and own pictures', async () => {
    const { gid, chains } = await received()
    const chain = chains[0]?.id ?? ''
    await expect(review(gid, chain, {}, bob)).rejects.toMatchObject({ code: ERRORS.DENIED.code })
    await expect(review(gid, '1')).rejects.toMatchObject({ code: ERRORS.NOTFOUND.code })
    for (const wrong of [{ content: '好好好好' }, { score2: 0 }, { imgs: [await uploaded(bob)] }])
      await expect(review(gid, chain, wrong)).rejects.toMatchObject({ code: ERRORS.PARAM.code })
    const unsent = await bought()
    await expect(review(unsent.gid, unsent.chains[0]?.id ?? '')).rejects.toMatchObject({ code: ERRORS.ORDERSTATE.code })
    expect((await detail(gid)).chains[0]?.status).toBe(13)
  })
})

describe('buying again', () => {
  const again = (orderId: string, as: Actor = ann) =>
    server.call(buyAgain, { iid, reqId: randomUUID(), orderId }, { as })

  test('adds goods on sale to the cart, and names the others', async () => {
    const { gid } = await order({ [MAT]: 2, [BOOK]: 1 })
    const sell = (on_sale: boolean) =>
      server.db.updateTable('sku').set({ on_sale }).where('iid', '=', iid).where('id', '=', BOOK).execute()
    await server.call(setCart, { iid, reqId: randomUUID(), source: 'mall', skuId: MAT, num: 1 }, { as: ann })
    await sell(false)
    expect(await again(gid)).toEqual({ source: 'mall', added: 1, missing: ['校园手绘笔记本'] })
    await sell(true)
    const { groups } = await server.call(getCart, { iid, source: 'mall' }, { as: ann })
    expect(groups.flatMap((group) => group.lines)).toMatchObject([{ skuId: MAT, num: 3, checked: true }])
  })

  test('is for the buyer only', async () => {
    const { gid } = await bought()
    await expect(again(gid, bob)).rejects.toMatchObject({ code: ERRORS.DENIED.code })
    await expect(again('none')).rejects.toMatchObject({ code: ERRORS.NOTFOUND.code })
  })
})

test('an order of goods has no use codes, and nobody else may ask for them', async () => {
  const { gid } = await bought()
  expect(await server.call(checkOrderUse, { iid, orderId: gid }, { as: ann })).toMatchObject({ codes: [] })
  await expect(server.call(checkOrderUse, { iid, orderId: gid }, { as: bob })).rejects.toMatchObject({
    code: ERRORS.DENIED.code,
  })
})
