import { formatYuanShort } from '@quanzi/contract'
import { text } from './messages'

/** The lines of the button before dates are chosen: the lowest price of a night is never off screen. */
export function bookWords(rooms: readonly { readonly lowest: number | null }[]): readonly string[] {
  const prices = rooms.flatMap(({ lowest }) => (lowest === null ? [] : [lowest]))
  const from = prices.length === 0 ? [] : [text('nightFrom', { yuan: formatYuanShort(Math.min(...prices)) })]
  return [...from, text('choose')]
}
