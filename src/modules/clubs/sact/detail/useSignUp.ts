import { MODULE_TYPE } from '@quanzi/contract'
import { useState } from 'react'
import type { DetailPage } from '@/domain/detail/DetailPage'
import type { JoinStore } from '@/domain/join/JoinStore'
import { useJoin } from '@/flows/useJoin'
import { serverNow } from '@/platform/serverClock'
import { useDetailPage } from '@/screens/detail/useDetailPage'
import { useSession } from '@/session/SessionProvider'
import { SignUpStore } from './SignUpStore'

interface SignUp {
  readonly page: DetailPage
  /** The form. */
  readonly join: JoinStore
  readonly store: SignUpStore
}

/** The stores of a special activity's screen, wired to the gateway and the member. */
export function useSignUp(iid: number, id: string): SignUp {
  const { member } = useSession()
  const item = { iid, moduleType: MODULE_TYPE.sact, id }
  const page = useDetailPage(item)
  const join = useJoin(item)
  const [store] = useState(
    () =>
      new SignUpStore({
        activity: () => page.detail.detail,
        join,
        requireMember: () => member.requireMember(),
        reload: () => page.detail.load(),
        now: serverNow,
      }),
  )
  return { page, join, store }
}
