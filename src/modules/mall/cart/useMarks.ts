import { useState } from 'react'
import type { CartStore } from './CartStore'
import type { Marks } from './components/Marks'

/** The ticks of the cart: those stored with the lines, or in managing mode those of this screen. */
export function useMarks(store: CartStore, managing: boolean): Marks & { readonly chosen: readonly string[] } {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  if (!managing) {
    const on = new Set(store.checked.map(({ skuId }) => skuId))
    return {
      areOn: (ids) => ids.length > 0 && ids.every((id) => on.has(id)),
      set: (ids, value) => store.tick(ids, value),
      chosen: [...on],
    }
  }
  const present = store.lines.filter(({ skuId }) => marked.has(skuId)).map(({ skuId }) => skuId)
  return {
    areOn: (ids) => ids.length > 0 && ids.every((id) => marked.has(id)),
    set: (ids, value) => {
      const next = new Set(marked)
      for (const id of ids) {
        if (value) next.add(id)
        else next.delete(id)
      }
      setMarked(next)
    },
    chosen: present,
  }
}
