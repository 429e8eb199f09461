import { MODULE_TYPE } from '@quanzi/contract'
import { useEffect, useState } from 'react'
import type { KeptChoice } from '@/domain/goods/spec/SpecStore'
import { onCart } from '@/flows/cart/onCart'
import { onCoupons } from '@/gateway/onCoupons'
import { onMark } from '@/gateway/onMark'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { openTenantStorage } from '@/session/sessionStorage'
import { GoodsStore } from './GoodsStore'
import { goodsCalls, type NamedGoods } from './goodsCalls'

const KEY = 'goodsChoice'

interface KeptGoods extends KeptChoice {
  readonly goodsId: string
}

const isKept = (value: unknown): value is KeptGoods =>
  typeof value === 'object' &&
  value !== null &&
  'goodsId' in value &&
  'num' in value &&
  typeof value.num === 'number' &&
  'values' in value &&
  Array.isArray(value.values)

/** The store of goods, wired to the gateway, the member and the device. */
export function useGoods(named: NamedGoods): GoodsStore {
  const { member } = useSession()
  const { iid } = named
  const [store] = useState(() => {
    const device = openTenantStorage(iid)
    return new GoodsStore({
      ...goodsCalls(named, () => member.rid),
      skuId: named.skuId,
      viewer: () => member.userId,
      kept: {
        read: (goodsId) => {
          const kept = device.read(KEY, isKept)
          return kept?.goodsId === goodsId ? kept : null
        },
        write: (goodsId, choice) => void device.write(KEY, { goodsId, ...choice } satisfies KeptGoods),
      },
    })
  })
  // Prices, the cart and the coupons depend on the member.
  useKnownMember(() => store.load())
  useEffect(() => {
    const stops = [
      onMark(iid, ({ moduleType, id, mark }, { on }) => {
        if (moduleType === MODULE_TYPE.goods && mark === 'collect') store.hearCollect(id, on)
      }),
      onCoupons(iid, (couponIds) => store.hold(couponIds)),
      onCart(iid, { wrote: (skuId, num) => store.hearCart(skuId, num), moved: () => void store.load() }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [iid, store])
  return store
}
