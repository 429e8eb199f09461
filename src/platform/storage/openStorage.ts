import type { Storage } from './types'

/** One namespace of the storage, with JSON values. Damaged text reads as absent and is removed. */
export interface JsonStorage {
  /** `accept` checks that the stored value still has the expected shape. */
  read<T>(key: string, accept: (value: unknown) => value is T): T | null
  write(key: string, value: unknown): boolean
  remove(key: string): void
  /** Removes what keys that begin so hold. */
  clear(start: string): void
}

/** Pass the iid in `namespace`: two tenants on one device must not share one. */
export function openStorage(store: Storage, namespace: string): JsonStorage {
  const full = (key: string) => `quanzi:${namespace}:${key}`
  return {
    read(key, accept) {
      const text = store.read(full(key))
      if (text === null) return null
      try {
        const value: unknown = JSON.parse(text)
        if (accept(value)) return value
      } catch {
        // Damaged text is removed below, like a value of another shape.
      }
      store.remove(full(key))
      return null
    },
    write: (key, value) => store.write(full(key), JSON.stringify(value)),
    remove: (key) => store.remove(full(key)),
    clear(start) {
      for (const key of store.keys()) if (key.startsWith(full(start))) store.remove(key)
    },
  }
}
