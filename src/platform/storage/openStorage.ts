import type { Storage } from './types'

/** A namespace of the storage whose values are JSON. Damaged text reads as absent and is removed. */
export interface JsonStorage {
  /** `accept` decides whether what was stored still has the expected shape. */
  read<T>(key: string, accept: (value: unknown) => value is T): T | null
  write(key: string, value: unknown): boolean
  remove(key: string): void
  clear(): void
}

/** Two tenants on one device never share a namespace: pass the iid as part of it. */
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
        // Falls through: damaged text is dropped like a value of another shape.
      }
      store.remove(full(key))
      return null
    },
    write: (key, value) => store.write(full(key), JSON.stringify(value)),
    remove: (key) => store.remove(full(key)),
    clear() {
      for (const key of store.keys()) if (key.startsWith(full(''))) store.remove(key)
    },
  }
}
