import type { ItemSummary } from '@quanzi/contract'

/** Enough for the lists that lead to a detail screen; the oldest items are dropped. */
const LIMIT = 60
const items = new Map<string, ItemSummary>()
const keyOf = (moduleType: number, id: string): string => `${moduleType}:${id}`

/** Keeps a list's data of an item, so that the detail screen can show it while it loads. In memory only. */
export function rememberItem(item: ItemSummary): void {
  const key = keyOf(item.moduleType, item.id)
  items.delete(key)
  items.set(key, item)
  const oldest = items.keys().next()
  if (items.size > LIMIT && !oldest.done) items.delete(oldest.value)
}

export const recallItem = (moduleType: number, id: string): ItemSummary | null =>
  items.get(keyOf(moduleType, id)) ?? null
