/** The item before or after another one, wrapping around at the ends; null when there is no other. */
export function neighbour<Item extends { readonly id: string }>(
  items: readonly Item[],
  id: string,
  by: 1 | -1,
): Item | null {
  const at = items.findIndex((item) => item.id === id)
  const to = at < 0 ? 0 : (at + by + items.length) % items.length
  const item = items[to]
  return item && item.id !== id ? item : null
}
