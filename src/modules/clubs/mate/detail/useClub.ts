import { createOrder, MODULE_TYPE, ORDER_TYPE } from '@quanzi/contract'
import { useState } from 'react'
import type { DetailPage } from '@/domain/detail/DetailPage'
import type { JoinStore } from '@/domain/join/JoinStore'
import { useOwnDetails } from '@/flows/enroll/useOwnDetails'
import { useJoin } from '@/flows/useJoin'
import { callOnce } from '@/gateway/callOnce'
import { useDetailPage } from '@/screens/detail/useDetailPage'
import { useSession } from '@/session/SessionProvider'
import { ClubStore } from './ClubStore'

interface Club {
  readonly page: DetailPage
  /** The form. */
  readonly join: JoinStore
  readonly store: ClubStore
}

/** The stores of a club's screen, wired to the gateway and the member. */
export function useClub(iid: number, id: string): Club {
  const { member } = useSession()
  const item = { iid, moduleType: MODULE_TYPE.mate, id }
  const page = useDetailPage(item)
  const join = useJoin(item)
  const [store] = useState(
    () =>
      new ClubStore({
        club: () => page.detail.detail,
        join,
        requireMember: () => member.requireMember(),
        order: async ({ name, phone }, payable) => {
          const { gid } = await callOnce(`mate:order:${id}`, createOrder, (reqId) => ({
            iid,
            num: 1,
            orderType: ORDER_TYPE.club,
            keys: id,
            name,
            phone,
            info: { reqId, payable },
          }))
          return gid
        },
        reload: () => page.detail.load(),
      }),
  )
  useOwnDetails(iid, (own) => join.suggest(own), store.asking)
  return { page, join, store }
}
