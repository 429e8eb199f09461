import { ORDER_STATUS } from '@quanzi/contract'
import type { Context, Services } from '../../call/Context'
import { contextOf } from '../../seed/contextOf'
import { changeStatus } from '../../trade/changeStatus'
import { confirmPayment } from '../../trade/confirmPayment'
import { payOrder } from '../../trade/payments'
import { returnParcel } from '../../trade/returnParcel'
import { shipOrder } from '../../trade/shipOrder'
import { writeReview } from '../../trade/writeReview'
import { placeMallOrder } from './placeMallOrder'

const DAY = 86_400_000
const STAFF = 1002
const { cancelled, received, refundRequested, returnAwaited, refunded } = ORDER_STATUS

/** A step of an order, and how many days ago it happened. */
type Step =
  | { readonly ago: number; readonly pay: true }
  | { readonly ago: number; readonly ship: string; readonly lines?: readonly number[] }
  | { readonly ago: number; readonly buyer: number; readonly remark?: string }
  | { readonly ago: number; readonly seller: number }
  | { readonly ago: number; readonly back: string }
  | { readonly ago: number; readonly review: string }

interface Shopping {
  readonly skus: readonly (readonly [sku: string, num: number])[]
  readonly ago: number
  readonly steps: readonly Step[]
}

const paid = (ago: number): Step => ({ ago, pay: true })

/** Orders in each status, oldest first; some have several suppliers or several parcels. */
const SHOPPING: readonly Shopping[] = [
  {
    skus: [['m2204-1', 2]],
    ago: 30,
    steps: [
      paid(30),
      { ago: 29, ship: 'YT8800000001' },
      { ago: 26, buyer: received },
      { ago: 25, review: '袜子厚实，走了两天脚上一个泡也没有' },
    ],
  },
  {
    skus: [['m1204-1', 1]],
    ago: 28,
    steps: [
      paid(28),
      { ago: 27, ship: 'SF8800000002' },
      { ago: 25, buyer: refundRequested, remark: '灯罩有裂纹' },
      { ago: 24, seller: returnAwaited },
      { ago: 23, back: 'YT8800000003' },
      { ago: 20, seller: refunded },
    ],
  },
  { skus: [['m3104-1', 1]], ago: 12, steps: [{ ago: 12, buyer: cancelled }] },
  { skus: [['m4103-1', 1]], ago: 9, steps: [] },
  {
    skus: [['m1207-1', 1]],
    ago: 8,
    steps: [
      paid(8),
      { ago: 7, ship: 'JT8800000004' },
      { ago: 5, buyer: refundRequested, remark: '少了一个锅盖' },
      { ago: 4, seller: returnAwaited },
      { ago: 2, back: 'ZT8800000005' },
    ],
  },
  {
    skus: [['m2105-1', 1]],
    ago: 7,
    steps: [
      paid(7),
      { ago: 6, ship: 'SF8800000006' },
      { ago: 4, buyer: refundRequested, remark: '尺码偏大' },
      { ago: 3, seller: returnAwaited },
    ],
  },
  {
    skus: [['m1201-1', 2]],
    ago: 6,
    steps: [paid(6), { ago: 5, ship: 'SF8800000007' }, { ago: 2, buyer: received }],
  },
  {
    skus: [
      ['m1105-1', 1],
      ['m3101-1', 2],
      ['m4102-1', 1],
    ],
    ago: 3,
    steps: [
      paid(3),
      { ago: 2.6, ship: 'SF8800000008', lines: [0] },
      { ago: 2, ship: 'YT8800000009', lines: [1] },
      { ago: 0.1, ship: 'ZT8800000010', lines: [2] },
    ],
  },
  {
    skus: [['m4105-1', 1]],
    ago: 2,
    steps: [paid(2), { ago: 1, buyer: refundRequested, remark: '买重复了' }],
  },
  {
    skus: [
      ['m1104-1', 1],
      ['m3103-1', 1],
    ],
    ago: 0.5,
    steps: [paid(0.5)],
  },
  { skus: [['m4103-2', 1]], ago: 0.3, steps: [paid(0.3)] },
  { skus: [['m3102-1', 1]], ago: 0, steps: [] },
]

const COMPANIES: Readonly<Record<string, string>> = {
  SF: '顺丰速运',
  YT: '圆通速递',
  ZT: '中通快递',
  JT: '极兔速递',
}

/** Lets one member of the demo tenant buy goods of the mall, so that there is an order in each status. */
export async function seedShopper(services: Services, userId: number): Promise<void> {
  for (const { skus, ago, steps } of SHOPPING) {
    const then = (days: number) => {
      const at = services.clock() - Math.round(days * DAY)
      return { ...services, clock: () => at }
    }
    const orderId = await placeMallOrder(await contextOf(then(ago), userId), skus)
    for (const step of steps)
      await take(step, orderId, {
        buyer: await contextOf(then(step.ago), userId),
        staff: await contextOf(then(step.ago), STAFF),
      })
  }
}

async function take(step: Step, orderId: string, { buyer, staff }: { buyer: Context; staff: Context }): Promise<void> {
  const chains = await buyer.db
    .selectFrom('order_chain')
    .select(['id', 'status'])
    .where('iid', '=', buyer.iid)
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
  const idsOf = (lines: readonly number[] | undefined) =>
    (lines ? lines.flatMap((line) => chains[line] ?? []) : chains).map(({ id }) => String(id))
  if ('pay' in step) return await pay(buyer, orderId)
  if ('ship' in step) {
    const company = COMPANIES[step.ship.slice(0, 2)] ?? ''
    await shipOrder(staff, { orderId, chainIds: idsOf(step.lines), company, transportNumber: step.ship })
  } else if ('buyer' in step) {
    const chainIds = step.buyer === cancelled ? [] : idsOf(undefined)
    await changeStatus(buyer, { orderId, status: step.buyer, remark: step.remark, chainIds })
  } else if ('seller' in step) await changeStatus(staff, { orderId, status: step.seller })
  else if ('back' in step) {
    const chainIds = chains.filter(({ status }) => status === returnAwaited).map(({ id }) => String(id))
    await returnParcel(buyer, { orderId, chainIds, refundEms: step.back })
  } else await writeReview(buyer, { orderId, chainId: idsOf([0])[0] ?? '', content: step.review, scores: [5, 5, 4] })
}

async function pay(ctx: Context, orderId: string): Promise<void> {
  const { payable } = await ctx.db
    .selectFrom('orders')
    .select('payable')
    .where('iid', '=', ctx.iid)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const { tradeNo } = await payOrder(ctx, { orderId, channel: 'jsapi', needLeft: false })
  await confirmPayment(ctx, { tradeNo, channelNo: `S${tradeNo}`, amount: payable })
}
