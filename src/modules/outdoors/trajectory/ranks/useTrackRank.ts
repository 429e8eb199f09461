import { listRank, markContent, type RankRow } from '@quanzi/contract'
import { useEffect, useState } from 'react'
import { call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { useSession } from '@/session/SessionProvider'
import { toast } from '@/ui/feedback/toast'
import { text } from '../messages'
import { TrackRankStore } from './TrackRankStore'

/** A rank of a track, loaded when the screen shows; `by` split is that of one checkpoint. */
export function useTrackRank(iid: number, id: string, by: 'places' | 'split', placeId: string) {
  const { member } = useSession()
  const [store] = useState(
    () =>
      new TrackRankStore(
        {
          fetchPage: (place, pageNo) =>
            call(listRank, { iid, scope: 'track', refId: id, by, ...(place ? { placeId: place } : {}), pageNo }),
          like: (markId) =>
            callOnce(`like:${markId}`, markContent, (reqId) => ({
              ...{ iid, reqId, scope: 'track' as const, id: markId, mark: 'like' as const, on: true },
            })),
          emptyState: () => ({ kind: 'empty', message: text('rankEmpty') }),
        },
        placeId,
      ),
  )
  const isNamed = id !== '' && (by === 'places' || store.placeId !== '')
  const load = async () => {
    await member.ready()
    if (id !== '' && (by === 'places' || store.placeId !== '')) await store.list.load()
  }
  useScreenShow(() => void load())
  // biome-ignore lint/correctness/useExhaustiveDependencies: the own row comes with the login
  useEffect(() => void load(), [member.isMember, isNamed])
  const like = async (row: RankRow) => {
    if (!(await member.requireMember())) return
    try {
      await store.like(row)
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  return { store, load, like }
}
