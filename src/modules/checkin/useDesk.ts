import { listCheckinPlaces } from '@quanzi/contract'
import { useEffect, useState } from 'react'
import { call } from '@/gateway/call'
import { lifecycle } from '@/platform/lifecycle'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { serverClock, serverNow } from '@/platform/serverClock'
import { memberKeep } from '@/session/memberKeep'
import { useSession } from '@/session/SessionProvider'
import { openTenantStorage } from '@/session/sessionStorage'
import { checkinAt } from './checkinAt'
import { DeskStore, isKeptDesk } from './DeskStore'

/** While the network is away, the desk asks for it after this, in ms. */
const AGAIN = 15_000

/** The desk of an activity. It is whole again when the network is back: the phone says so, or an answer comes. */
export function useDesk(iid: number, query: { readonly id?: string; readonly scope?: string }): DeskStore {
  const { id = '' } = query
  const { member } = useSession()
  const [desk] = useState(
    () =>
      new DeskStore({
        fetchPlaces: async () => (await call(listCheckinPlaces, checkinAt(iid, query).ref)).list,
        ready: () => member.ready(),
        again: () => member.refresh(),
        staff: () => (member.profile?.rights.includes('scan') ? member.profile.userId : null),
        isMember: () => member.isMember,
        kept: memberKeep(openTenantStorage(iid), member, `desk:${id}`, isKeptDesk),
        ...{ clock: serverClock, now: serverNow },
      }),
  )
  // Without a network it is not known who is here.
  useScreenShow(() => void (id && !member.isMember && desk.load()))
  const { keptStaff } = desk
  useEffect(() => {
    if (keptStaff === null) return
    const load = () => void desk.load()
    const stop = lifecycle.onNetworkChange((online) => online && load())
    const timer = setInterval(load, AGAIN)
    return () => {
      stop()
      clearInterval(timer)
    }
  }, [desk, keptStaff])
  return desk
}
