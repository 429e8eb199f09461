import type { RankBy } from '@quanzi/contract'

/** Ranks in which less is better: times. */
const LEAST_FIRST: ReadonlySet<RankBy> = new Set<RankBy>(['speed', 'net', 'gun', 'split'])

/** A time is stored as what it lacks to this one (31 years in ms), so that one index orders all ranks. */
const FAR_END = 1_000_000_000_000

/** How many values share a bucket: so few rows that they are counted at once. */
const WIDTHS: Readonly<Record<RankBy, number>> = {
  places: 1,
  sites: 1,
  speed: 60_000,
  steps: 200,
  average: 200,
  net: 1000,
  gun: 1000,
  raised: 1000,
  supporters: 1,
  split: 1000,
  score: 1,
}

/** How a value stands in the table: more is better, 0 stands in no list. Null is a value that is not there (yet). */
export function storedScore(by: RankBy, value: number | null): number {
  if (value === null) return 0
  return LEAST_FIRST.has(by) ? Math.max(1, FAR_END - value) : value
}

/** The value of a stored score. */
export const shownScore = (by: RankBy, stored: number): number => (LEAST_FIRST.has(by) ? FAR_END - stored : stored)

/** The bucket of a stored score; null for one that stands in no list. */
export const bucketOf = (by: RankBy, stored: number): number | null =>
  stored > 0 ? Math.floor((LEAST_FIRST.has(by) ? stored - FAR_END : stored) / WIDTHS[by]) : null

/** The first stored score above a bucket. */
export const topOfBucket = (by: RankBy, bucket: number): number =>
  (bucket + 1) * WIDTHS[by] + (LEAST_FIRST.has(by) ? FAR_END : 0)

/** How buckets are cut, rank by rank: as many values wide, from this one on. */
export const CUTS: readonly { readonly by: RankBy; readonly width: number; readonly from: number }[] = (
  Object.keys(WIDTHS) as RankBy[]
).map((by) => ({ by, width: WIDTHS[by], from: LEAST_FIRST.has(by) ? FAR_END : 0 }))
