import { insertRows } from '../../seed/insertRows'
import type { Story } from '../../seed/Planter'

const IID = 1000
const OWNER = 1001
const MINUTE = 60_000
const DAY = 86_400_000

/** Lines of one member's mall cart, with the change of their price since they were added, in fen. */
const LINES: readonly { readonly sku: string; readonly num: number; readonly change?: number }[] = [
  { sku: 'm1107-1', num: 2 },
  { sku: 'm1201-1', num: 1, change: -2000 },
  { sku: 'm2106-1', num: 1, change: 600 },
  { sku: 'm2108-1', num: 1 },
]

const SHOP = { scope: '{"orderTypes":[32,33]}' }

/**
 * The member's coupons, one for each answer of a checkout: usable, below its minimum, for other orders, for other
 * goods, and expired.
 */
const COUPONS: readonly {
  readonly id: string
  readonly name: string
  readonly minus_price: number
  readonly full_price: number
  readonly scope: string
  readonly scope_text: string
}[] = [
  { id: 'g1001', name: '商城立减券', minus_price: 1500, full_price: 10_000, ...SHOP, scope_text: '商城满100元可用' },
  {
    id: 'g1002',
    name: '装备大额券',
    minus_price: 30_000,
    full_price: 300_000,
    ...SHOP,
    scope_text: '商城满3000元可用',
  },
  {
    ...{ id: 'g1003', name: '俱乐部专享券', minus_price: 1000, full_price: 0 },
    ...{ scope: '{"orderTypes":[2]}', scope_text: '俱乐部入会可用' },
  },
  {
    ...{ id: 'g1004', name: '保温壶专享券', minus_price: 1000, full_price: 0 },
    ...{ scope: '{"targets":["s5001"]}', scope_text: '指定商品可用' },
  },
  { id: 'g1005', name: '上月商城券', minus_price: 800, full_price: 5000, ...SHOP, scope_text: '商城满50元可用' },
]
const ENDED = 'g1005'

/**
 * Fills a cart from two suppliers with a cheaper, a more expensive and an invalid line, and coupons for its
 * checkout.
 */
export const fillDemoCart: Story = async ({ db, clock }) => {
  const now = clock()
  const skus = await db
    .selectFrom('sku')
    .select(['id', 'price'])
    .where('iid', '=', IID)
    .where(
      'id',
      'in',
      LINES.map(({ sku }) => sku),
    )
    .execute()
  const priceOf = (id: string) => skus.find((sku) => sku.id === id)?.price ?? 0
  const known = LINES.filter(({ sku }) => skus.some(({ id }) => id === sku))
  await insertRows(
    db,
    'cart_line',
    known.map(({ sku, num, change = 0 }, at) => ({
      ...{ iid: IID, user_id: OWNER, source: 'mall' as const, sku_id: sku, num, at: now - at * MINUTE },
      price_seen: priceOf(sku) - change,
    })),
  )
  await insertRows(
    db,
    'coupon',
    COUPONS.map((coupon) => ({
      ...{ iid: IID, kind: 'claim', discount_type: 1, stackable: false, total: 200, per_user: 1, issued: 1 },
      ...{ start_at: now - 30 * DAY, end_at: coupon.id === ENDED ? now - DAY : now + 30 * DAY },
      ...coupon,
    })),
  )
  await insertRows(
    db,
    'user_coupon',
    COUPONS.map(({ id }) => ({
      ...{ iid: IID, coupon_id: id, user_id: OWNER, seq: 1, order_id: null, source_order_id: null, at: now },
      end_time: id === ENDED ? now - DAY : now + 30 * DAY,
    })),
  )
}
