import { useEffect, useState } from 'react'
import { type JoinForm, JoinStore } from '@/domain/join/JoinStore'
import { joinCalls } from '@/gateway/itemCalls'
import { useSession } from '@/session/SessionProvider'
import { memberDraft } from '@/session/sessionStorage'

const isForm = (value: unknown): value is JoinForm =>
  typeof value === 'object' && value !== null && 'name' in value && 'phone' in value && 'num' in value

interface Item {
  readonly iid: number
  readonly moduleType: 10 | 13
  readonly id: string
}

/** Joining a club or campaign; name and phone of the last time are filled in. For observers. */
export function useJoin({ iid, moduleType, id }: Item): JoinStore {
  const { member } = useSession()
  const [store] = useState(() => {
    const draft = memberDraft('join:form', isForm, { iid, member })
    return new JoinStore({
      ...joinCalls({ iid, moduleType, id }),
      remembered: draft.read,
      remember: draft.write,
    })
  })
  const { userId } = member
  useEffect(() => {
    if (userId === '') return
    store.begin()
    return () => store.clear()
  }, [store, userId])
  return store
}
