/** The address bar. Mini-programs have none: every answer is null. */
export interface Address {
  /** Path, query and hash of the page, e.g. `/app/find?iid=1000`. */
  current(): string | null
  host(): string | null
  origin(): string | null
  referrer(): string | null
}
