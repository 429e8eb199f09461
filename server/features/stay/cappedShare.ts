import { ladderShare, type RefundStep } from '@quanzi/contract'
import type { Selectable } from 'kysely'
import type { StayTables } from '../../db/schema/stays'

/**
 * Percent that a cancellation at an instant returns: by the ladder, and never more than it was when the dates were
 * changed. Otherwise a stay of tomorrow would be moved to next month, and cancelled there for everything.
 */
export function cappedShare(
  ladder: readonly RefundStep[],
  { starts_at, share_cap }: Pick<Selectable<StayTables['reservation']>, 'starts_at' | 'share_cap'>,
  at: number,
): number | null {
  const share = ladderShare(ladder, starts_at, at)
  return share === null ? null : Math.min(share, share_cap ?? 100)
}
