import { build, itemOfRoute, type OrderDetail, resolve } from '@quanzi/contract'
import { type Place, placeOf } from '@/routes/Place'

const placeAt = (path: string): Place | null => {
  const route = resolve(path)
  return route && placeOf(route)
}

/** The screen of the bought item, when others may see it. An application or a card is private. */
export function boughtItem(order: Pick<OrderDetail, 'target'> | null): Place | null {
  const place = order?.target ? placeAt(order.target) : null
  return place && itemOfRoute(place) ? place : null
}

/** The page to share when there is no such item: the home page, never the result. */
export const homeOf = (iid: number): Place | null => placeAt(build('index.home', { iid }))
