export interface PageLoadListener {
  /** The page of this path is being fetched and made. */
  begin(path: string): void
  /** Its scripts did not arrive. */
  failed(): void
}

/** The way from a tap to the next page. Mini-programs show it themselves. */
export interface PageLoad {
  watch(listener: PageLoadListener): void
}
