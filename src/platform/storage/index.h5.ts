import { MAX_VALUE_LENGTH, type Storage } from './types'

// A blocked localStorage (private mode, cookies off) throws on first use; memory then serves this visit.
const memory = new Map<string, string>()

const PROBE = 'quanzi:probe'

const local = (): globalThis.Storage | null => {
  try {
    return typeof window === 'undefined' ? null : window.localStorage
  } catch {
    return null
  }
}

export const storage: Storage = {
  read(key) {
    return local()?.getItem(key) ?? memory.get(key) ?? null
  },
  write(key, value) {
    if (value.length > MAX_VALUE_LENGTH) return false
    try {
      const store = local()
      if (store) store.setItem(key, value)
      else memory.set(key, value)
      return true
    } catch {
      memory.set(key, value)
      return false
    }
  },
  remove(key) {
    local()?.removeItem(key)
    memory.delete(key)
  },
  keys() {
    return [...new Set([...Object.keys(local() ?? {}), ...memory.keys()])]
  },
}

/** False when stored data do not outlive the page. */
export function storageLasts(): boolean {
  try {
    const store = local()
    store?.setItem(PROBE, PROBE)
    store?.removeItem(PROBE)
    return store !== null
  } catch {
    return false
  }
}
