import type { InviteGift } from '@quanzi/contract'
import { text } from './messages'

/** How many friends are missing for the next gift, in words; '' where there is no ladder. */
export function nextStep(gifts: readonly InviteGift[], count: number): string {
  const ladder = gifts.filter(({ need }) => need > 0)
  const next = ladder.find(({ need }) => need > count)
  if (next)
    return text('next', {
      count: next.need - count,
      gift: next.kind === 'coins' ? text('coins', { count: next.amount }) : next.name,
    })
  return ladder.length > 0 ? text('allDone') : ''
}
