import { useEffect, useState } from 'react'
import { openTenantStorage } from '@/session/sessionStorage'
import { text } from '../messages'
import { modulesOf, SearchStore } from './SearchStore'

const KEY = 'search:words'
const isWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

/** A search over the modules in the address; starts at once when the address has a word. */
export function useSearch(iid: number, moduleTypes: string | undefined, word: string | undefined): SearchStore {
  const [store] = useState(() => {
    const device = openTenantStorage(iid)
    return new SearchStore({
      iid,
      moduleTypes: modulesOf(moduleTypes),
      history: { read: () => device.read(KEY, isWords) ?? [], write: (words) => void device.write(KEY, words) },
      emptyText: (asked) => text('empty', { word: asked }),
    })
  })
  useEffect(() => {
    void store.loadHints()
    if (word) store.search(word)
  }, [store, word])
  return store
}
