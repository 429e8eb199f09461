import { createOrder, type GoodsSource, getCart, setCart } from '@quanzi/contract'
import { useEffect, useState } from 'react'
import { call } from '@/gateway/call'
import { onChange } from '@/gateway/changes'
import { useSession } from '@/session/SessionProvider'

/** The number of pieces in the member's cart of a source, for the badge beside a link to it; 0 for visitors. */
export function useCartPieces(iid: number, source: GoodsSource): number {
  const { member } = useSession()
  const { status } = member
  const [pieces, setPieces] = useState(0)
  useEffect(() => {
    if (status !== 'member') return setPieces(0)
    let left = false
    const count = () =>
      call(getCart, { iid, source })
        .then(({ groups }) => {
          const lines = groups.flatMap((group) => group.lines)
          if (!left) setPieces(lines.reduce((sum, { num }) => sum + num, 0))
        })
        // The link works without its badge.
        .catch(() => undefined)
    void count()
    const stops = [
      onChange(setCart, (wish, counts) => {
        if (Number(wish.iid) === iid && wish.source === source) setPieces(counts.pieces)
      }),
      // An order takes its pieces out of the cart.
      onChange(createOrder, (wish) => {
        if (Number(wish.iid) === iid) void count()
      }),
    ]
    return () => {
      left = true
      for (const stop of stops) stop()
    }
  }, [iid, source, status])
  return pieces
}
