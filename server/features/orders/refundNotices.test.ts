import { shipOrder, updateOrderStatus } from '@quanzi/contract'
import { contextOf } from '../../seed/contextOf'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'
import { Till } from '../../testing/Till'
import { toldCards } from '../../testing/toldCards'
import { moveDueOrders } from '../../trade/moveDueOrders'
import { DEMO_GOODS, orderGoods } from './seedGoodsOrders'

let server: TestServer
let till: Till
let ann: Actor
let staff: Actor

const DAY = 86_400_000
const ADDRESS = { name: '安', mobile: '13812345678', address: '浙江省 杭州市 西湖区 文三路 1 号', postCode: '' }

beforeAll(async () => {
  server = await createDemoServer()
  till = new Till(server)
  staff = await server.login({ nick_name: '员', rights: ['order'] })
})
beforeEach(async () => {
  ann = await server.login({ nick_name: '安' })
})
afterAll(() => server.close())

const move = (orderId: string, status: number, as: Actor, remark?: string) =>
  server.call(updateOrderStatus, { iid: 1000, orderId, status, ...(remark ? { remark } : {}) }, { as })

/** What the buyer has been told. */
const told = () => toldCards(server, ann)

async function shippedGoods(): Promise<string> {
  const ctx = await contextOf(server.app.services, ann.member.user_id)
  const gid = await orderGoods(ctx, { goods: [[DEMO_GOODS.BOTTLE, 1]], address: ADDRESS })
  await till.pay({ gid, payable: 12900 }, ann)
  const parcel = { company: '顺丰速运', transportNumber: `SF${gid.slice(-10)}` }
  await server.call(shipOrder, { iid: 1000, reqId: `ship-${gid}`, orderId: gid, ...parcel }, { as: staff })
  await server.db.deleteFrom('chat_outbox').execute()
  return gid
}

test('a buyer hears of the money that comes back, and the notice opens the order', async () => {
  const { gid } = await till.paid(ann)
  await move(gid, 15, ann, '临时有事')
  const [notice, ...others] = await told()
  expect(others).toEqual([])
  expect(notice).toMatchObject({
    zh: expect.stringMatching(/^「.+」已退款 ¥68\.00：原路退回，1–3天到账$/),
    en: expect.stringMatching(
      /^¥68\.00 refunded for “.+”\. It will be refunded to your original payment method in 1–3 days$/,
    ),
    url: `/app/order/detail?iid=1000&gid=${gid}`,
  })
})

test('a buyer hears whether a return was approved or declined, why, and when it was not sent in time', async () => {
  const gid = await shippedGoods()
  await move(gid, 15, ann, '颜色不对')
  expect(await told()).toEqual([])
  await move(gid, 12, staff, '已经使用过了')
  expect(await told()).toMatchObject([{ zh: expect.stringContaining('的退款申请未通过：已经使用过了') }])
  await move(gid, 15, ann, '颜色真的不对')
  await move(gid, 16, staff)
  expect((await told()).at(-1)).toMatchObject({ zh: expect.stringContaining('请在7天内寄回并填写单号') })
  server.time.now += 7 * DAY + 1
  await moveDueOrders(server.app.services, server.time.now)
  const all = await told()
  expect(all).toHaveLength(3)
  expect(all[2]).toMatchObject({ zh: expect.stringContaining('没有在7天内寄回，退款申请已关闭') })
})

test('a buyer hears of money that came after the order had closed, once', async () => {
  const order = await till.order(ann)
  const { tradeNo } = await till.open(order.gid, ann)
  await move(order.gid, 3, ann)
  for (let time = 0; time < 2; time++) await till.confirm(tradeNo, order.payable)
  expect(await told()).toMatchObject([
    {
      zh: expect.stringMatching(/^订单「.+」关闭后收到你的付款 ¥68\.00，将原路退回/),
      url: `/app/order/detail?iid=1000&gid=${order.gid}`,
    },
  ])
})
