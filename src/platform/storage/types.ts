/** Synchronous text storage. Reading and writing never throw; a full or blocked store drops the write. */
export interface Storage {
  read(key: string): string | null
  /** False when the platform refused: quota reached, storage blocked, or the value longer than `MAX_VALUE_LENGTH`. */
  write(key: string, value: string): boolean
  remove(key: string): void
  keys(): readonly string[]
}

/** In characters. WeChat allows 1 MB per key; the other platforms use the same limit, so that they behave alike. */
export const MAX_VALUE_LENGTH = (1024 * 1024) / 2
