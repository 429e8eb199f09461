import { journal } from '@/platform/journal'
import type { JsonStorage } from '@/platform/storage/openStorage'

/** A device's storage of which a killed app loses nothing. */
export interface JournaledStorage extends JsonStorage {
  /** What the journal holds under `key` and keys that begin with `<key>:`; the storage may be older, or newer. */
  recall(key: string): Promise<ReadonlyMap<string, unknown>>
}

/** Writes what goes to a tenant's storage to the journal too. */
export function journaled(device: JsonStorage, iid: number, book = journal): JournaledStorage {
  const full = (key: string) => `${iid}:${key}`
  return {
    ...device,
    write(key, value) {
      book.put(full(key), JSON.stringify(value))
      return device.write(key, value)
    },
    remove(key) {
      book.remove(full(key))
      device.remove(key)
    },
    async recall(key) {
      const texts = await book.read(full(key))
      const found = [...texts].flatMap(([name, text]): [string, unknown][] => {
        const short = name.slice(full('').length)
        return short === key || short.startsWith(`${key}:`) ? [[short, JSON.parse(text)]] : []
      })
      return new Map(found)
    },
  }
}
