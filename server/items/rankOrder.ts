import type { RankBy } from '@quanzi/contract'

/** Ranks in which less is better: times. */
const LEAST_FIRST: ReadonlySet<RankBy> = new Set<RankBy>(['speed', 'net', 'gun', 'split'])

/** A time is stored as what it lacks to this one (31 years in ms), so that one index orders all ranks. */
const FAR_END = 1_000_000_000_000

/** How many values share a bucket: few rows in each, and few of them. A day has fewer values than a whole challenge. */
const WIDTHS: Readonly<Record<RankBy, number>> = {
  places: 1,
  sites: 1,
  speed: 60_000,
  steps: 200,
  average: 200,
  net: 10_000,
  gun: 10_000,
  raised: 1000,
  supporters: 1,
  split: 1000,
  score: 1,
}

const STEPS_OF_DAY = 20

const widthOf = (by: RankBy, isTotal: boolean): number => (by === 'steps' && !isTotal ? STEPS_OF_DAY : WIDTHS[by])

const fromOf = (by: RankBy): number => (LEAST_FIRST.has(by) ? FAR_END : 0)

/** How a value stands in the table: more is better, 0 stands in no list. Null is a value that is not there (yet). */
export function storedScore(by: RankBy, value: number | null): number {
  if (value === null) return 0
  return LEAST_FIRST.has(by) ? Math.max(1, FAR_END - value) : value
}

/** The value of a stored score. */
export const shownScore = (by: RankBy, stored: number): number => (LEAST_FIRST.has(by) ? FAR_END - stored : stored)

interface Ranked {
  readonly by: RankBy
  /** A day, or `total`. */
  readonly period: string
}

/** The bucket of a stored score; null for one that stands in no list. */
export const bucketOf = ({ by, period }: Ranked, stored: number): number | null =>
  stored > 0 ? Math.floor((stored - fromOf(by)) / widthOf(by, period === 'total')) : null

/** The first stored score above a bucket. */
export const topOfBucket = ({ by, period }: Ranked, bucket: number): number =>
  (bucket + 1) * widthOf(by, period === 'total') + fromOf(by)

/** How buckets are cut, rank by rank: as many values wide, from this one on. */
export const CUTS = (Object.keys(WIDTHS) as RankBy[]).flatMap((by) =>
  [true, false].map((isTotal) => ({ by, isTotal, width: widthOf(by, isTotal), from: fromOf(by) })),
)
