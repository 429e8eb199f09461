import { type GoodsSource, getCart, listGoods, setCart } from '@quanzi/contract'
import { useEffect, useState } from 'react'
import { call } from '@/gateway/call'
import { saveOnce } from '@/gateway/callOnce'
import { onChange } from '@/gateway/changes'
import { useScreenHide, useScreenShow } from '@/platform/lifecycle/screenHooks'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { CartStore } from './CartStore'

const BESTSELLERS = 6

function later(act: () => void, ms: number): () => void {
  const timer = setTimeout(act, ms)
  return () => clearTimeout(timer)
}

/** The cart of a source: loaded each time the screen shows, saved before the user leaves it. */
export function useCart(iid: number, source: GoodsSource): CartStore {
  const { member } = useSession()
  const [store] = useState(
    () =>
      new CartStore({
        fetch: () => call(getCart, { iid, source }),
        write: (lines) =>
          // With the key of what adds one: the same lines written after that are another request.
          saveOnce(`cart:${source}`, setCart, { iid, source, lines: [...lines] }),
        fetchBestsellers: async () => {
          const page = { iid, source, sortBy: 'sold' as const, inStock: true, pageNo: 1, pageSize: BESTSELLERS }
          return (await call(listGoods, page)).list
        },
        later,
      }),
  )
  const load = () => (member.isMember ? store.load() : undefined)
  useKnownMember(load)
  useScreenShow(() => void load())
  useScreenHide(() => void store.flush())
  useEffect(() => {
    // Takes over pieces that a bestseller's button has added.
    const stop = onChange(setCart, (wish) => {
      if (wish.skuId !== undefined && wish.source === source) void store.load()
    })
    return () => {
      stop()
      void store.flush()
    }
  }, [source, store])
  return store
}
