/** A page that was opened before a new build was put in place asks for scripts that are gone. */
export interface StaleBuild {
  /** From now on such a page loads itself anew, once; a second failure is left to be seen. */
  watch(): void
}
