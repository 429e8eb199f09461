import { build, itemOfRoute, type OrderDetail, resolve } from '@quanzi/contract'
import { type Place, placeOf } from '@/routes/Place'

const placeAt = (path: string): Place | null => {
  const route = resolve(path)
  return route && placeOf(route)
}

/** The screen of what was bought, when that is an item others may see too; an application or a card is not. */
export function boughtItem(order: Pick<OrderDetail, 'target'> | null): Place | null {
  const place = order?.target ? placeAt(order.target) : null
  return place && itemOfRoute(place) ? place : null
}

/** What is shared of a payment that shows no item: never the result itself. */
export const homeOf = (iid: number): Place | null => placeAt(build('index.home', { iid }))
