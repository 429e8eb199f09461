import type { OrderAddress } from '@quanzi/contract'
import type { Context, Services } from '../../call/Context'
import { contextOf } from '../../seed/contextOf'
import { picture } from '../../seed/TenantSeed'
import { changeStatus } from '../../trade/changeStatus'
import { confirmPayment } from '../../trade/confirmPayment'
import { insertOrder, newOrderId } from '../../trade/insertOrder'
import type { QuotedLine } from '../../trade/OrderTypeRules'
import { payOrder } from '../../trade/payments'
import { priceQuote, readWish } from '../../trade/placing'
import { shipOrder } from '../../trade/shipOrder'

const STORE_GOODS = 32
const DAY = 86_400_000
const STAFF = 1002
const NO_DISCOUNTS = { couponIds: [], useCoin: false }

interface Goods {
  readonly id: string
  readonly title: string
  readonly spec: string
  readonly scene: Parameters<typeof picture>
  /** Fen. */
  readonly price: number
}

const BOTTLE: Goods = {
  id: 'g-bottle',
  title: '山野圈保温壶 750ml',
  spec: '松针绿',
  scene: ['thing_thermos', 21, '1x1'],
  price: 12900,
}
const TOWEL: Goods = {
  id: 'g-towel',
  title: '速干毛巾两条装',
  spec: '雾蓝',
  scene: ['thing_scarf', 4, '1x1'],
  price: 5900,
}
const LAMP: Goods = {
  id: 'g-lamp',
  title: '营地氛围灯',
  spec: '暖光 / 可充电',
  scene: ['thing_lantern', 6, '1x1'],
  price: 16800,
}

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

/** Goods orders taken over from the tenant's earlier shop, for sellers to ship. */
export async function seedGoodsOrders(services: Services): Promise<void> {
  for (const order of ORDERS) {
    const at = services.clock() - order.daysAgo * DAY
    const then = { ...services, clock: () => at }
    const ctx = await contextOf(then, order.buyer)
    const orderId = await takeOver(ctx, order)
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

/** An order of another shop that waits for payment. */
export async function takeOver(
  ctx: Context,
  { goods, address, remark = '' }: Pick<GoodsOrder, 'goods' | 'address' | 'remark'>,
): Promise<string> {
  const lines = goods.map(
    ([{ id, title, spec, scene, price }, num]): QuotedLine => ({
      targetId: id,
      title,
      spec,
      img: picture(...scene).src,
      num,
      price,
      insurance: 0,
    }),
  )
  const [first] = lines
  const quote = { title: first?.title ?? '', img: first?.img ?? '', lines, startsAt: null, endsAt: null }
  const id = await newOrderId(ctx.db, ctx.clock())
  await insertOrder(ctx.db, ctx, {
    id,
    wish: {
      ...readWish({
        orderType: STORE_GOODS,
        keys: lines.map(({ targetId }) => targetId).join(','),
        num: lines.reduce((sum, line) => sum + line.num, 0),
        info: { reqId: `taken-over-${id}` },
      }),
      discounts: NO_DISCOUNTS,
      remark,
    },
    quote,
    priced: await priceQuote(ctx.db, ctx, STORE_GOODS, quote, NO_DISCOUNTS),
    fingerprint: id,
    now: ctx.clock(),
    address,
  })
  return id
}

/** Demo goods for tests. */
export const DEMO_GOODS = { BOTTLE, TOWEL, LAMP } as const
