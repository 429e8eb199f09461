import { formatYuanShort } from '@quanzi/contract'
import { text } from './messages'

/** What the button says before dates are chosen: the lowest price of a night is never off screen. */
export function bookWords(rooms: readonly { readonly lowest: number | null }[]): string {
  const prices = rooms.flatMap(({ lowest }) => (lowest === null ? [] : [lowest]))
  return prices.length === 0 ? text('choose') : text('chooseFrom', { yuan: formatYuanShort(Math.min(...prices)) })
}
