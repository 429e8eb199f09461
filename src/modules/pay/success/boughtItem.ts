import { build, itemOfRoute, type OrderDetail, resolve } from '@quanzi/contract'
import { type Place, placeOf } from '@/routes/Place'

const placeAt = (path: string): Place | null => {
  const route = resolve(path)
  return route && placeOf(route)
}

/** The screen of the thing bought, if others may see it. An application or a card is private. */
export function boughtItem(order: Pick<OrderDetail, 'target'> | null): Place | null {
  const place = order?.target ? placeAt(order.target) : null
  return place && itemOfRoute(place) ? place : null
}

/** What is shared after a payment without such a thing: the home page, never the result itself. */
export const homeOf = (iid: number): Place | null => placeAt(build('index.home', { iid }))
