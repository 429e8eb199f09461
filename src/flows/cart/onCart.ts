import { buyAgain, createOrder, setCart } from '@quanzi/contract'
import { onChange } from '@/gateway/changes'

interface Listener {
  /** A sku has this many pieces in the cart now. */
  readonly wrote: (skuId: string, num: number) => void
  /** An order has taken pieces out, or was bought again: the cart must be read. */
  readonly moved: () => void
}

/** Tells of changes of the member's carts in a tenant, whichever screen made them. Returns a function that stops it. */
export function onCart(iid: number, { wrote, moved }: Listener): () => void {
  const stops = [
    onChange(setCart, ({ iid: of, skuId, num, lines }, { capped }) => {
      if (Number(of) !== iid) return
      // The buttons of goods write one sku, the cart's own screen several.
      for (const line of Array.isArray(lines) ? lines : [{ skuId, num }])
        if (line.skuId !== undefined && line.num !== undefined)
          wrote(String(line.skuId), capped[String(line.skuId)] ?? Number(line.num))
    }),
    ...[createOrder, buyAgain].map((definition) =>
      onChange(definition, (wish: { readonly iid: unknown }) => {
        if (Number(wish.iid) === iid) moved()
      }),
    ),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
