/** A row's id in replies: always text. Members (`userId`, `rid`) and tenants are numbers. */
export type Id = string

/** Maximum number of rows that a list counts; see {@link Page.total}. */
export const MOST_COUNTED = 1000

/** One page of a list (conventions §1). A call may add fields. */
export interface Page<T> {
  readonly list: readonly T[]
  /**
   * Number of rows in all pages, exact up to {@link MOST_COUNTED}; one more than that means "1000+". Comments have
   * an exact count. A list with a word, a tag or another filter may not know it: then the number is greater than
   * the rows so far while `hasMore` is true.
   */
  readonly total: number
  readonly hasMore: boolean
}
