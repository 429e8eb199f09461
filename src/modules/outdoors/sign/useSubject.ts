import { getSignSubject, listCheckinPlaces, type ParamsOf } from '@quanzi/contract'
import { useEffect, useState } from 'react'
import { call } from '@/gateway/call'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { useSession } from '@/session/SessionProvider'
import { SubjectStore } from './SubjectStore'

type Wish = Pick<ParamsOf<typeof getSignSubject>, 'id' | 'areaId' | 'siteId'>

/** The subject of the address, read when the screen shows and when the visitor becomes a member. */
export function useSubject(iid: number, { id, areaId, siteId }: Wish) {
  const { member } = useSession()
  const [store] = useState(() => {
    const wish = { ...(id ? { id } : {}), ...(areaId ? { areaId } : {}), ...(siteId ? { siteId } : {}) }
    return new SubjectStore({
      fetchSubject: () => call(getSignSubject, { iid, ...wish }),
      fetchSites: async (refId, here) =>
        (
          await call(listCheckinPlaces, {
            ...{ iid, scope: 'sign', refId },
            ...(areaId ? { areaId } : {}),
            ...(here ?? {}),
          })
        ).list,
    })
  })
  const load = async () => {
    await member.ready()
    await store.load()
  }
  useScreenShow(() => void load())
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is done comes with the login
  useEffect(() => void load(), [member.isMember])
  return { store, load }
}
