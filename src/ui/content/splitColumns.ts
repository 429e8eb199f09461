/**
 * Distributes items to columns, each item to the shortest column so far, so that the columns end at about the same
 * height. Later items never move earlier ones.
 */
export function splitColumns<Item>(items: readonly Item[], heightOf: (item: Item) => number, count = 2): Item[][] {
  const columns = Array.from({ length: count }, (): { height: number; items: Item[] } => ({ height: 0, items: [] }))
  for (const item of items) {
    const lowest = columns.reduce((best, column) => (column.height < best.height ? column : best))
    lowest.items.push(item)
    const height = heightOf(item)
    lowest.height += Number.isFinite(height) && height > 0 ? height : 1
  }
  return columns.map((column) => column.items)
}
