import { useEffect, useState } from 'react'
import { openTenantStorage } from '@/session/sessionStorage'
import { GoodsSearchStore } from './GoodsSearchStore'

const KEY = 'goodsSearchObject'
const isWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

/** A search for goods; it starts with the category or the word of the address. */
export function useGoodsSearch(iid: number, catId: string | undefined, word: string | undefined): GoodsSearchStore {
  const [store] = useState(() => {
    const device = openTenantStorage(iid)
    const history = {
      read: () => device.read(KEY, isWords) ?? [],
      write: (words: readonly string[]) => void device.write(KEY, words),
    }
    return new GoodsSearchStore({ iid, catId, history })
  })
  useEffect(() => {
    store.begin(word)
    return () => store.leave()
  }, [store, word])
  return store
}
