import {
  getStore,
  hasShop,
  listGoods,
  listStoreOrders,
  openStore,
  saveStore,
  saveStoreItem,
  saveStoreMember,
} from '@quanzi/contract'
import { useEffect, useState } from 'react'
import { setFollow } from '@/flows/setFollow'
import { call } from '@/gateway/call'
import { onChange } from '@/gateway/changes'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { text } from '../smallStore/messages'
import { SmallStoreStore, type StoreTab } from './SmallStoreStore'

/** The store of a small store's screen, wired to the gateway and the member. */
export function useSmallStore(iid: number, storeId: string | undefined, tab: StoreTab): SmallStoreStore {
  const { member } = useSession()
  const [store] = useState(
    () =>
      new SmallStoreStore({
        tab,
        findId: async () => storeId ?? (await call(hasShop, { iid })).storeId,
        fetch: (id) => call(getStore, { iid, storeId: id }),
        fetchGoods: (id, pageNo) => call(listGoods, { iid, storeId: id, pageNo }),
        fetchOrders: (pageNo) => call(listStoreOrders, { iid, pageNo }),
        follow: (rid, on) => setFollow(iid, member.rid, rid, on),
        noOrders: () => ({ kind: 'empty', message: text('noOrders') }),
      }),
  )
  // A visitor without an address of a store has nothing to read.
  useKnownMember(() => (storeId || member.isMember) && store.load())
  useEffect(() => {
    const again = () => void store.load()
    const stops = [
      onChange(openStore, again),
      onChange(saveStore, again),
      onChange(saveStoreItem, again),
      onChange(saveStoreMember, again),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [store])
  return store
}
