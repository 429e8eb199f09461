import type { ShopJoin } from '@quanzi/contract'
import { text } from './messages'

type Applied = Pick<ShopJoin, 'status' | 'step' | 'feeFen'>

/** The steps in their order: a shop that costs nothing has no fee to pay. */
export const joinSteps = ({ feeFen }: Pick<Applied, 'feeFen'>): readonly string[] => [
  ...[text('step1'), text('step2')],
  ...(feeFen > 0 ? [text('fee')] : []),
  text('status_reviewing'),
]

/** How many of them are done. */
export function stepsDone({ status, step, feeFen }: Applied): number {
  const review = feeFen > 0 ? 3 : 2
  const done = { none: 0, draft: Math.min(step, 1), refused: 0, unpaid: 2, reviewing: review, passed: review + 1 }
  return done[status]
}
