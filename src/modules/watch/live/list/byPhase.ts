import type { ItemSummary } from '@quanzi/contract'

const RANK: Readonly<Record<string, number>> = { living: 0, upcoming: 1, replay: 2 }

const rankOf = ({ extra }: ItemSummary): number => RANK[extra.state ?? ''] ?? 3

/** Rooms that are on, then the soonest, then the latest replays. */
export const byPhase = (rooms: readonly ItemSummary[]): readonly ItemSummary[] =>
  [...rooms].sort((a, b) => {
    const [one, other] = [a.extra.startAt ?? 0, b.extra.startAt ?? 0]
    return rankOf(a) - rankOf(b) || (rankOf(a) === 1 ? one - other : other - one)
  })
