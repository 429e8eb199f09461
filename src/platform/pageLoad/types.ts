export interface PageLoadListener {
  /** The app is loading and building the page of this path. */
  begin(path: string): void
  /** The page's scripts did not arrive. */
  failed(): void
}

/** Progress of loading a page on H5. Mini-programs show it themselves. */
export interface PageLoad {
  watch(listener: PageLoadListener): void
  /** An element in front for what is said in place of the first page; null when there is one, and in mini-programs. */
  standIn(): Element | null
}
