import { ORDER_TYPE } from '@quanzi/contract'
import type { Services } from '../../call/Context'
import { instant } from '../../seed/contentRows'
import { contextOf } from '../../seed/contextOf'
import { insertRows } from '../../seed/insertRows'
import type { Planter, Story } from '../../seed/Planter'
import { confirmPayment } from '../../trade/confirmPayment'
import { placeOrder } from '../../trade/createOrder'
import { payOrder } from '../../trade/payments'
import { readWish } from '../../trade/placing'
import { plannedJob } from './jobs'
import { plannedIndexRow } from './plannedIndex'

const DAY = 86_400_000

/** Writes the pre-sale stores with their items. */
export const plantPlanned: Planter = async (db, { iid, planned = [] }, now) => {
  await insertRows(
    db,
    'planned_store',
    planned.map(({ id, name, img, plan }) => ({ iid, id, name, img, plan })),
  )
  const items = planned.flatMap((store) => store.items.map((item) => ({ store_id: store.id, ...item })))
  await insertRows(
    db,
    'planned_item',
    items.map(({ id, store_id, title, img, least, deadline, deposit, ships, closed }) => ({
      ...{ iid, id, store_id, title, img, min_qty: least, deadline: instant(now, deadline), ship_date: ships },
      deposit: deposit?.fen ?? 0,
      deposit_refundable: deposit?.refundable ?? false,
      balance_from: deposit ? instant(now, deposit.from) : null,
      balance_to: deposit ? instant(now, deposit.to) : null,
      state: closed ? ('closed' as const) : ('selling' as const),
      settled_at: null,
    })),
  )
  await insertRows(
    db,
    'planned_sku',
    items.flatMap((item) =>
      item.skus.map(({ name, price, stock }, sort) => ({
        ...{ iid, id: `${item.id}-${sort + 1}`, item_id: item.id, name, price, stock, sort },
      })),
    ),
  )
  const at = now - DAY
  const rows = [
    ...items.map(({ id, title, img, skus }) =>
      plannedIndexRow('planned', { iid, id, title, img, at, price: Math.min(...skus.map(({ price }) => price)) }),
    ),
    ...planned.map(({ id, name, img }) =>
      plannedIndexRow('plannedStore', { iid, id, title: name, img, at, price: null }),
    ),
  ]
  await insertRows(db, 'content_index', rows)
  await insertRows(
    db,
    'content_counts',
    rows.map(({ module_type, id }) => ({ iid, module_type, id })),
  )
}

/** Deposits for a pre-sale that reached its minimum, one that missed it, and one that still lacks a piece. */
const DEPOSITS = [
  { item: 'p1003', daysAgo: 4, buyers: [1001, 1004, 1005] },
  { item: 'p1004', daysAgo: 5, buyers: [1006] },
  { item: 'p1006', daysAgo: 1, buyers: [1004, 1005, 1008, 1010] },
] as const

/** Lets people of the demo tenant pay deposits; the job judges what has ended. */
export const buyPresales: Story = async (services) => {
  const now = services.clock()
  for (const { item, daysAgo, buyers } of DEPOSITS)
    for (const buyer of buyers) await payDeposit({ ...services, clock: () => now - daysAgo * DAY }, buyer, item)
  await plannedJob.run(services)
}

async function payDeposit(services: Services, buyer: number, item: string): Promise<void> {
  const ctx = await contextOf(services, buyer)
  const choice = { keys: item, property: `${item}-1`, property2: 'deposit', num: 1 }
  const wish = readWish({ orderType: ORDER_TYPE.planned, ...choice, info: { reqId: `seed-${item}-${buyer}` } })
  const { gid, payable } = await placeOrder(ctx, { ...wish, discounts: { couponIds: [], useCoin: false }, remark: '' })
  const { tradeNo } = await payOrder(ctx, { orderId: gid, channel: 'jsapi', needLeft: false })
  await confirmPayment(services, { tradeNo, channelNo: `P${tradeNo}`, amount: payable })
}
