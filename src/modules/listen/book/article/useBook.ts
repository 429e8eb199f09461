import { MODULE_TYPE } from '@quanzi/contract'
import type { PaidStore } from '@/flows/paid/PaidStore'
import { usePaid } from '@/screens/paid/usePaid'
import { useLastOpened, useWantedPart } from '@/screens/series/useOpenedPart'

/** The book of a chapter's address, or of its own, with the chapter that opens. */
export function useBook(iid: number, id: string): PaidStore {
  const store = usePaid(iid, MODULE_TYPE.book, id)
  useWantedPart(store, id)
  useLastOpened(iid, MODULE_TYPE.book, store, () => store.arrived())
  return store
}
