import { type CartCounts, type GoodsSource, MAX_CART_PIECES, setCart } from '@quanzi/contract'
import { saveOnce } from '@/gateway/callOnce'
import { toast } from '@/ui/feedback/toast'
import { text } from './messages'

interface Addition {
  readonly iid: number
  readonly source: GoodsSource
  readonly skuId: string
  readonly num: number
  /** Number of pieces of the sku that are already in the cart. */
  readonly inCart: number
}

/** Puts pieces of a sku into the cart and shows a message. Rejects with the gateway's message. */
export async function addToCart({ iid, source, skuId, num, inCart }: Addition): Promise<CartCounts> {
  const total = Math.min(MAX_CART_PIECES, inCart + num)
  const counts = await saveOnce(`cart:${source}`, setCart, {
    ...{ iid, source, skuId },
    num: total,
    checked: true,
  })
  const left = counts.capped[skuId]
  if (left === undefined) toast.success(text('added'))
  else toast.show(text('capped', { left }))
  return counts
}
