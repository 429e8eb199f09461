import { useEffect, useState } from 'react'
import { openPaid, type PaidType } from '@/flows/paid/openPaid'
import type { PaidStore } from '@/flows/paid/PaidStore'
import { useScreenHide, useScreenShow } from '@/platform/lifecycle/screenHooks'
import { useSession } from '@/session/SessionProvider'
import { useKnownMember } from '../member/useKnownMember'

/** The store of paid content on a screen: its position is stored when the viewer leaves. */
export function usePaid(iid: number, moduleType: PaidType, id: string): PaidStore {
  const { member } = useSession()
  const [store] = useState(() => openPaid(iid, moduleType, id, member))
  useKnownMember(() => id && store.load())
  // It may have been bought meanwhile, at the cashier or by a membership.
  useScreenShow(() => void (id && store.content && store.load()))
  useScreenHide(() => store.left())
  useEffect(() => () => store.left(), [store])
  return store
}
