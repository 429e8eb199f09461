/** Handles a page that is older than the current build and asks for scripts that no longer exist. */
export interface StaleBuild {
  /** Reloads such a page once; a second failure stays visible. */
  watch(): void
}
