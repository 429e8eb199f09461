import { type FamilyInfo, getRoleInfo } from '@quanzi/contract'
import { useEffect } from 'react'
import { call } from '@/gateway/call'
import { useSession } from '@/session/SessionProvider'

interface Suggested {
  suggest(details: Pick<FamilyInfo, 'name' | 'phone'>): void
}

/** Suggests the member's own name and mobile to a form. */
export function useOwnDetails(iid: number, store: Suggested): void {
  const { member } = useSession()
  useEffect(() => {
    if (!member.isMember) return
    // Optional: without it the form starts empty.
    call(getRoleInfo, { iid })
      .then((info) => store.suggest(info))
      .catch(() => undefined)
  }, [store, member.isMember, iid])
}
