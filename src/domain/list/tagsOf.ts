import type { ItemSummary } from '@quanzi/contract'

/** The tags of the items, the most frequent first, for the list's filter. */
export function tagsOf(items: readonly ItemSummary[], limit = 8): readonly string[] {
  const counts = new Map<string, number>()
  for (const tag of items.flatMap((item) => item.tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, limit)
    .map(([tag]) => tag)
}
