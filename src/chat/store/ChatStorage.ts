import type { Storage } from '@/platform/storage/types'

/** The storage of one member's chat on the device. Values are JSON. */
export interface ChatStorage {
  /** Null when there is nothing, or a value of another shape. */
  read<T>(name: string, guard: (value: unknown) => value is T): T | null
  /** All values whose name begins with `prefix`, by the rest of the name. */
  readAll<T>(prefix: string, guard: (value: unknown) => value is T): ReadonlyMap<string, T>
  /** False when the device has no space, even after old pages were deleted. */
  write(name: string, value: unknown): boolean
  remove(name: string): void
  names(): readonly string[]
}

const PAGE = /^log:(.+):(-?\d+)$/

/** The namespace contains tenant and member: two of either on one device never share one. */
export function openChatStorage(device: Storage, iid: number, member: string): ChatStorage {
  const prefix = `quanzi:${iid}:chat:${member}:`
  const names = () => device.keys().flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []))
  const read = <T>(name: string, guard: (value: unknown) => value is T): T | null => {
    const text = device.read(prefix + name)
    if (text === null) return null
    try {
      const value: unknown = JSON.parse(text)
      return guard(value) ? value : null
    } catch {
      device.remove(prefix + name)
      return null
    }
  }
  return {
    names,
    read,
    readAll<T>(begin: string, guard: (value: unknown) => value is T) {
      const found = new Map<string, T>()
      for (const name of names()) {
        const value = name.startsWith(begin) ? read(name, guard) : null
        if (value !== null) found.set(name.slice(begin.length), value)
      }
      return found
    },
    write(name, value) {
      const text = JSON.stringify(value)
      if (device.write(prefix + name, text)) return true
      // The server still has old messages; a draft has no other copy.
      for (const page of oldestPages(names())) {
        if (page === name) continue
        device.remove(prefix + page)
        if (device.write(prefix + name, text)) return true
      }
      return false
    },
    remove: (name) => device.remove(prefix + name),
  }
}

/**
 * Pages that may be deleted, the oldest of the longest conversations first. The last page of each conversation stays.
 */
export function oldestPages(names: readonly string[]): string[] {
  const logs = new Map<string, number[]>()
  for (const name of names) {
    const [, log, page] = PAGE.exec(name) ?? []
    if (log !== undefined) logs.set(log, [...(logs.get(log) ?? []), Number(page)])
  }
  const spare = [...logs].flatMap(([log, pages]) => {
    const old = pages.sort((a, b) => a - b).slice(0, -1)
    return old.map((page, index) => ({ name: `log:${log}:${page}`, length: old.length - index }))
  })
  return spare.sort((a, b) => b.length - a.length).map(({ name }) => name)
}
