/** The address bar. Mini-programs have none: every answer is null. */
export interface Address {
  /** Path, query and hash of the page, e.g. `/app/find?iid=1000`. */
  current(): string | null
  host(): string | null
  origin(): string | null
  referrer(): string | null
  /** Writes a key of the query, or removes it, without leaving the page: a reload and a way back find it. */
  rewrite(key: string, value: string | null): void
}
