import type { OwnRank, RankRow } from '@quanzi/contract'
import { text } from '../messages'
import { clockOf } from '../words'

/** How long a row comes after the first one, in whole seconds as the times are shown; '' for the first itself. */
export function timeGapWords(row: Pick<RankRow, 'value'>, leader: Pick<RankRow, 'value'> | null): string {
  const gap = leader ? Math.round(row.value / 1000) - Math.round(leader.value / 1000) : 0
  return gap > 0 ? text('behind', { time: clockOf(gap) }) : ''
}

/** How many checkpoints the own place is behind the first one; '' for who has as many. */
export function placesGapWords(mine: Pick<OwnRank, 'value'>, leader: Pick<RankRow, 'value'> | null): string {
  const gap = leader ? leader.value - mine.value : 0
  return gap > 0 ? text('behindPlaces', { n: gap }) : ''
}
