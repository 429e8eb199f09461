import { randomUUID } from 'node:crypto'
import type { OrderAddress } from '@quanzi/contract'
import type { Context, Services } from '../../call/Context'
import { contextOf } from '../../seed/contextOf'
import { changeStatus } from '../../trade/changeStatus'
import { confirmPayment } from '../../trade/confirmPayment'
import { placeOrder } from '../../trade/createOrder'
import { payOrder } from '../../trade/payments'
import { readWish } from '../../trade/placing'
import { shipOrder } from '../../trade/shipOrder'

const STORE_GOODS = 32
const DAY = 86_400_000
const STAFF = 1002
const NO_DISCOUNTS = { couponIds: [], useCoin: false }

/** A sku of the tenant's own store. */
interface Goods {
  readonly goodsId: string
  readonly skuId: string
}

const BOTTLE: Goods = { goodsId: 'g-bottle', skuId: 'g-bottle-1' }
const TOWEL: Goods = { goodsId: 'g-towel', skuId: 'g-towel-1' }
const LAMP: Goods = { goodsId: 'g-lamp', skuId: 'g-lamp-1' }

interface GoodsOrder {
  readonly buyer: number
  readonly goods: readonly (readonly [Goods, number])[]
  readonly daysAgo: number
  readonly address: OrderAddress
  readonly remark?: string
  readonly fate?: 'shipped' | 'refundAsked'
}

const to = (name: string, mobile: string, address: string): OrderAddress => ({ name, mobile, address, postCode: '' })

const ORDERS: readonly GoodsOrder[] = [
  {
    buyer: 1001,
    goods: [
      [BOTTLE, 1],
      [TOWEL, 2],
    ],
    daysAgo: 1,
    address: to('小满', '13800000001', '浙江省 杭州市 西湖区 文三路 90 号 5 幢 1202'),
    remark: '周末有人在家',
  },
  {
    buyer: 1004,
    goods: [[LAMP, 1]],
    daysAgo: 2,
    address: to('老樟树', '13911112222', '浙江省 湖州市 安吉县 灵峰街道 竹海路 18 号'),
    fate: 'shipped',
  },
  {
    buyer: 1006,
    goods: [[TOWEL, 1]],
    daysAgo: 2,
    address: to('阿岩', '13733334444', '浙江省 宁波市 鄞州区 首南街道 学士路 655 号'),
    fate: 'refundAsked',
  },
]

/** Orders of the tenant's own goods, for sellers to ship. */
export async function seedGoodsOrders(services: Services): Promise<void> {
  for (const order of ORDERS) {
    const at = services.clock() - order.daysAgo * DAY
    const then = { ...services, clock: () => at }
    const ctx = await contextOf(then, order.buyer)
    const orderId = await orderGoods(ctx, order)
    const { tradeNo } = await payOrder(ctx, { orderId, channel: 'jsapi', needLeft: false })
    const { payable } = await ctx.db
      .selectFrom('orders')
      .select('payable')
      .where('iid', '=', ctx.iid)
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
    await confirmPayment(then, { tradeNo, channelNo: `S${tradeNo}`, amount: payable })
    if (order.fate === 'shipped')
      await shipOrder(await contextOf(then, STAFF), {
        orderId,
        company: '顺丰速运',
        transportNumber: 'SF1380013800138',
      })
    if (order.fate === 'refundAsked') await changeStatus(ctx, { orderId, status: 15, remark: '买重复了，还没有发货' })
  }
}

/** Orders goods to an address that is not saved; the order waits for payment. */
export async function orderGoods(
  ctx: Context,
  { goods, address, remark = '' }: Pick<GoodsOrder, 'goods' | 'address' | 'remark'>,
): Promise<string> {
  const { id: addressId } = await ctx.db
    .insertInto('address')
    .values({
      ...{ iid: ctx.iid, user_id: ctx.me.user_id },
      name: address.name,
      mobile: address.mobile,
      address: address.address,
      post_code: address.postCode,
      at: ctx.clock(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const wish = readWish({
    orderType: STORE_GOODS,
    keys: goods.map(([{ goodsId }]) => goodsId).join(','),
    property: JSON.stringify(Object.fromEntries(goods.map(([{ skuId }, num]) => [skuId, num]))),
    num: goods.reduce((sum, [, num]) => sum + num, 0),
    info: { reqId: randomUUID(), addressId },
  })
  const { gid } = await placeOrder(ctx, { ...wish, discounts: NO_DISCOUNTS, remark })
  await ctx.db.deleteFrom('address').where('iid', '=', ctx.iid).where('id', '=', addressId).execute()
  return gid
}

/** Demo goods for tests. */
export const DEMO_GOODS = { BOTTLE, TOWEL, LAMP } as const
