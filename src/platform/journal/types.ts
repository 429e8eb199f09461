/**
 * A second place for what must outlive a killed app. A browser holds what its storage was given in memory for up to a
 * minute; mini-programs write at once.
 */
export interface Journal {
  put(key: string, text: string): void
  remove(key: string): void
  /** What stands under keys that begin with `prefix`; nothing where there is no such place. */
  read(prefix: string): Promise<ReadonlyMap<string, string>>
}
