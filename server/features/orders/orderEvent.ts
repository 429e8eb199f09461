import { itemOfRoute, type OrderEvent, resolve } from '@quanzi/contract'
import type { Db } from '../../db/schema'
import { eventPlace } from '../../trade/eventPlace'
import type { Order } from '../../trade/OrderTypeRules'
import { lifeOf } from '../../trade/orderTypes'

/** Time and place of an order's event; null for an order without a date. */
export async function orderEvent(db: Db, order: Order): Promise<OrderEvent | null> {
  const { iid, starts_at, ends_at } = order
  if (starts_at === null) return null
  const route = resolve(lifeOf(order.order_type).target(order))
  const item = route && itemOfRoute(route)
  const place = item && (await eventPlace(db, { iid, ...item }))
  return {
    title: order.title,
    startsAt: starts_at,
    endsAt: ends_at ?? starts_at,
    ...(place ?? { place: '', lat: null, lng: null, meet: '', leader: null }),
  }
}
