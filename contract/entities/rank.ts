import type { Id, Page } from './page'

/** A row of a rank. Names are nicknames or masked (conventions §9). */
export interface RankRow {
  readonly rank: number
  readonly id: Id
  /** The id of `/v2/content/mark` for a like of this row. */
  readonly markId: Id
  readonly name: string
  readonly headImg: string
  /** The member, of a person. */
  readonly rid?: number
  /** How many people there are in it, of a city. */
  readonly members?: number
  /** True when the goal of what is counted is reached, where there is one. */
  readonly reached?: boolean
  readonly value: number
  /** What the value counts, as `places`. */
  readonly unit: string
  /** When the value was reached, in ms; of two equal rows the earlier one is ahead. */
  readonly reachedAt: number
  readonly likes: number
  /** True when the member has liked it today. */
  readonly liked: boolean
}

/** The own row of a rank, and how much is missing to the next one ahead; 0 for the first. */
export interface OwnRank extends RankRow {
  readonly gap: number
}

/**
 * `/v2/rank/list`. `total` is the true number of rows. Pages end at row 1,000, those of results at the last one; `mine` is exact unless 100,000 rows or more lie within a step of the own score.
 */
export interface RankPage extends Page<RankRow> {
  readonly mine: OwnRank | null
}
