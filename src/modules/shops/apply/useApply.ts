import { joinShop } from '@quanzi/contract'
import { useEffect, useState } from 'react'
import { call } from '@/gateway/call'
import { onChange } from '@/gateway/changes'
import { createId } from '@/lib/createId'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { ApplyStore } from './ApplyStore'

/** The member's application; loaded again when the screen is shown, because the fee is paid elsewhere. */
export function useApply(iid: number): ApplyStore {
  const { member } = useSession()
  // Each reading is another request: the answer of one that was lost says how it was then.
  const [store] = useState(() => new ApplyStore(() => call(joinShop, { iid, reqId: createId(), step: 0 })))
  useKnownMember(() => {
    if (member.isMember) void store.load()
  })
  useScreenShow(() => {
    if (member.isMember && store.join) void store.load()
  })
  useEffect(
    () =>
      onChange(joinShop, ({ step }, reply) => {
        if (Number(step) > 0) store.take(reply)
      }),
    [store],
  )
  return store
}
