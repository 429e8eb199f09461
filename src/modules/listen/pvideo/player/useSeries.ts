import { MODULE_TYPE } from '@quanzi/contract'
import { useState } from 'react'
import type { PaidStore } from '@/flows/paid/PaidStore'
import { usePaid } from '@/screens/paid/usePaid'
import { useLastOpened, useWantedPart } from '@/screens/series/useOpenedPart'
import { NextEpisode } from './NextEpisode'

/** The series of an episode's address, or of its own, with the episode that is opened first. */
export function useSeries(iid: number, id: string): { readonly store: PaidStore; readonly next: NextEpisode } {
  const store = usePaid(iid, MODULE_TYPE.videoAlbum, id)
  const [next] = useState(() => new NextEpisode(store))
  useWantedPart(store, id)
  useLastOpened(iid, MODULE_TYPE.videoAlbum, store)
  return { store, next }
}
