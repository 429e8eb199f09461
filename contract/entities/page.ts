/** An id of a row as replies carry it: always text. Members (`userId`, `rid`) and tenants are numbers. */
export type Id = string

/** Rows of a list that are counted; see {@link Page.total}. */
export const MOST_COUNTED = 1000

/** One page of a list (conventions §1); extra fields of a call stand beside. */
export interface Page<T> {
  readonly list: readonly T[]
  /**
   * Rows in all pages, exact up to {@link MOST_COUNTED}: one more than that means "1000+". Comments keep their number and
   * tell it exactly. A list with a word, a tag or another filter tells what is known: while `hasMore`, a number greater
   * than the rows up to this page.
   */
  readonly total: number
  readonly hasMore: boolean
}
