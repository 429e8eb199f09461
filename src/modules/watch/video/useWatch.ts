import { getPaid, type ItemSummary, MODULE_TYPE, playPaid, savePaidProgress } from '@quanzi/contract'
import { useEffect, useRef, useState } from 'react'
import { call } from '@/gateway/call'
import { createId } from '@/lib/createId'
import { useScreenHide } from '@/platform/lifecycle/screenHooks'
import { serverNow } from '@/platform/serverClock'
import { useSession } from '@/session/SessionProvider'
import { keepLastWatched, readLastWatched } from './lastWatched'
import { WatchStore } from './WatchStore'

const moduleType = MODULE_TYPE.video

/** Watching one video. The position is stored on the device, and for a member at the gateway too. */
export function useWatch(iid: number, id: string, known: Pick<ItemSummary, 'title' | 'cover'> | null): WatchStore {
  const { member } = useSession()
  const video = useRef(known)
  video.current = known
  const [watch] = useState(() => {
    const onDevice = () => {
      const last = readLastWatched(iid)
      return last?.id === id ? last.seconds : 0
    }
    return new WatchStore({
      play: () => call(playPaid, { iid, moduleType, id }),
      position: async () =>
        member.isMember ? ((await call(getPaid, { iid, moduleType, id })).position?.seconds ?? onDevice()) : onDevice(),
      savePosition: async (seconds) => {
        const { title = '', cover = '' } = video.current ?? {}
        keepLastWatched(iid, { id, title, cover, seconds })
        if (member.isMember) await call(savePaidProgress, { iid, reqId: createId(), moduleType, id, seconds })
      },
      now: serverNow,
    })
  })
  useScreenHide(() => watch.left())
  useEffect(() => () => watch.left(), [watch])
  return watch
}
