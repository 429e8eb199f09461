import { MODULE_TYPE } from '@quanzi/contract'
import { reaction } from 'mobx'
import { useEffect, useState } from 'react'
import { openPaid } from '@/flows/paid/openPaid'
import type { PaidStore } from '@/flows/paid/PaidStore'
import { useListening } from '@/overlays/listening/useListening'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useLastOpened } from '@/screens/series/useOpenedPart'
import { useSession } from '@/session/SessionProvider'

const moduleType = MODULE_TYPE.audioAlbum

/** The album of a track's address, or of its own. What plays already goes on; another track begins. */
export function useAlbum(iid: number, id: string): PaidStore {
  const { member } = useSession()
  const listening = useListening()
  const [store] = useState(() => {
    const { album } = listening
    const isSame = album?.iid === iid && (album.store.content?.id === id || album.store.itemOf(id) !== null)
    return isSame ? album.store : openPaid(iid, moduleType, id, member)
  })
  useKnownMember(() => store.load())
  // It may have been bought meanwhile.
  useScreenShow(() => void (store.content && store.load()))
  useEffect(
    () =>
      reaction(
        () => store.content !== null,
        (isLoaded) => {
          const wanted = isLoaded && (store.itemOf(id) ?? store.open?.item ?? store.next)
          if (!wanted) return
          const plays = listening.store === store && store.open?.item.id === wanted.id
          listening.take(iid, store)
          if (!plays) void store.start(wanted)
        },
        { fireImmediately: true },
      ),
    [iid, id, listening, store],
  )
  useLastOpened(iid, moduleType, store)
  return store
}
