import { type ActQuestion, toIdCard18 } from '@quanzi/contract'
import type { Context, Services } from '../../call/Context'
import { contextOf } from '../../seed/contextOf'
import { insertRows } from '../../seed/insertRows'
import type { Story } from '../../seed/Planter'
import { changeStatus } from '../../trade/changeStatus'
import { confirmPayment } from '../../trade/confirmPayment'
import { placeOrder } from '../../trade/createOrder'
import { payOrder } from '../../trade/payments'
import { readWish } from '../../trade/placing'
import { useCode } from '../../trade/useCode'
import { seedGoodsOrders } from './seedGoodsOrders'
import { seedShopper } from './seedShopper'

const DAY = 86_400_000
const MEMBER = 1001
const STAFF = 1002

interface OrderSeed {
  readonly buyer: number
  readonly item: string
  readonly daysAgo: number
  readonly fate?: 'used' | 'refunded'
  /** True for one that is paid with a coupon. */
  readonly coupon?: boolean
}

const ORDERS: readonly OrderSeed[] = [
  { buyer: MEMBER, item: '9012', daysAgo: 6, fate: 'used', coupon: true },
  { buyer: MEMBER, item: '9003', daysAgo: 4, fate: 'refunded' },
  { buyer: MEMBER, item: '9001', daysAgo: 2 },
  ...[1004, 1005, 1006, 1008, 1010].map((buyer) => ({ buyer, item: '9001', daysAgo: 3 })),
  ...[1007, 1009, 1011].map((buyer) => ({ buyer, item: '9003', daysAgo: 3 })),
  ...[1012, 1014, 1016, 1018].map((buyer) => ({ buyer, item: '9012', daysAgo: 5 })),
]

/** Lets people of the demo tenant buy as a client would, which fills their lists and the activities' participants. */
export const placeDemoOrders: Story = async (services) => {
  for (const order of ORDERS) {
    const at = services.clock() - order.daysAgo * DAY
    await buy({ ...services, clock: () => at }, order)
  }
  await seedGoodsOrders(services)
  await seedShopper(services, MEMBER)
}

async function buy(services: Services, { buyer, item, fate, coupon }: OrderSeed): Promise<void> {
  const ctx = await contextOf(services, buyer)
  const wish = await activityWish(ctx, item)
  if (!wish) return
  const couponIds = coupon ? [await givenCoupon(ctx)] : []
  const { gid, payable } = await placeOrder(ctx, { ...wish, discounts: { ...wish.discounts, couponIds } })
  if (payable > 0) {
    const { tradeNo } = await payOrder(ctx, { orderId: gid, channel: 'jsapi', needLeft: false })
    await confirmPayment(services, { tradeNo, channelNo: `S${tradeNo}`, amount: payable })
  }
  if (fate === 'refunded') await changeStatus(ctx, { orderId: gid, status: 15, remark: '临时有事，去不了了' })
  if (fate === 'used') {
    const { ticket_code } = await ctx.db
      .selectFrom('entry')
      .select('ticket_code')
      .where('iid', '=', ctx.iid)
      .where('order_id', '=', gid)
      .executeTakeFirstOrThrow()
    await useCode(await contextOf(services, STAFF), { code: ticket_code ?? '' })
  }
}

/** A coupon of the buyer, from a campaign that is over: nobody else can claim it. */
async function givenCoupon({ db, iid, me, clock }: Context): Promise<string> {
  const [at, end_at] = [clock() - DAY, clock() + DAY]
  const [id, scope] = ['g1006', '{"orderTypes":[1]}']
  await insertRows(db, 'coupon', [
    {
      ...{ id, iid, name: '周末出发券', kind: 'claim', discount_type: 1, minus_price: 800, full_price: 5000, scope },
      ...{ stackable: false, total: 1, per_user: 1, issued: 1, scope_text: '活动满50元可用', start_at: at, end_at },
    },
  ])
  const own = await db
    .insertInto('user_coupon')
    .values({
      ...{ iid, coupon_id: id, user_id: me.user_id, seq: 1, order_id: null, source_order_id: null },
      ...{ at, end_time: end_at },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return String(own.id)
}

/** One place in the first session with free places. */
async function activityWish(ctx: Context, item: string) {
  const session = await ctx.db
    .selectFrom('act_session')
    .select('id')
    .where('iid', '=', ctx.iid)
    .where('item_id', '=', item)
    .where('state', '=', 'open')
    .where('starts_at', '>', ctx.clock() + 10 * DAY)
    .whereRef('sold', '<', 'stock')
    .orderBy('starts_at')
    .executeTakeFirst()
  const ticket = await ctx.db
    .selectFrom('act_ticket')
    .select('id')
    .where('iid', '=', ctx.iid)
    .where('item_id', '=', item)
    .orderBy('sort')
    .executeTakeFirst()
  const act = await ctx.db
    .selectFrom('act_item')
    .select('questions')
    .where('iid', '=', ctx.iid)
    .where('id', '=', item)
    .executeTakeFirst()
  if (!session || !ticket || !act) return null
  const mobile = `138${String(10_000_000 + ctx.me.user_id)}`
  const entrant = { name: ctx.me.nick_name, mobile, answers: answersTo(act.questions, ctx.me.user_id) }
  const wish = readWish({
    orderType: 1,
    keys: item,
    property: session.id,
    property2: ticket.id,
    num: 1,
    info: { reqId: `seed-${item}-${ctx.me.user_id}`, entrants: [entrant] },
  })
  return { ...wish, discounts: { couponIds: [], useCoin: false }, remark: '' }
}

/** A well-formed ID number that belongs to nobody. */
const inventedId = (userId: number) => toIdCard18(`110101900101${String(userId % 1000).padStart(3, '0')}`)

const answersTo = (questions: readonly ActQuestion[], userId: number): Record<string, string> =>
  Object.fromEntries(
    questions.map(({ id, type, options }) => [id, type === 'idCard' ? inventedId(userId) : (options[0] ?? '无')]),
  )
