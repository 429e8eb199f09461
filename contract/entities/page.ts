/** An id of a row as replies carry it: always text. Members (`userId`, `rid`) and tenants are numbers. */
export type Id = string

/** One page of a list (conventions §1); extra fields of a call stand beside. */
export interface Page<T> {
  readonly list: readonly T[]
  /** Rows in all pages. */
  readonly total: number
  readonly hasMore: boolean
}
