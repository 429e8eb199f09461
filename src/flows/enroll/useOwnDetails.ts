import { type FamilyInfo, getRoleInfo } from '@quanzi/contract'
import { useEffect, useRef } from 'react'
import { call } from '@/gateway/call'
import { useSession } from '@/session/SessionProvider'

type OwnDetails = Pick<FamilyInfo, 'name' | 'phone'>

/** Suggests the member's own name and mobile to a form, once it is wanted. */
export function useOwnDetails(iid: number, suggest: (own: OwnDetails) => void, wanted = true): void {
  const { member } = useSession()
  // Who is logged in and has not joined this tenant has told it nothing, and would be refused as a visitor.
  const rid = member.profile?.rid ?? 0
  const last = useRef(suggest)
  last.current = suggest
  useEffect(() => {
    if (!wanted || rid === 0) return
    // Optional: without it the form starts empty.
    call(getRoleInfo, { iid })
      .then((own) => last.current(own))
      .catch(() => undefined)
  }, [wanted, rid, iid])
}
