import { useState } from 'react'
import { type JoinForm, JoinStore } from '@/domain/join/JoinStore'
import { joinCalls } from '@/gateway/itemCalls'
import { openTenantStorage } from '@/session/sessionStorage'

const KEY = 'join:form'

const isForm = (value: unknown): value is JoinForm =>
  typeof value === 'object' && value !== null && 'name' in value && 'phone' in value && 'num' in value

interface Item {
  readonly iid: number
  readonly moduleType: 10 | 13
  readonly id: string
}

/** Joining a club or campaign; name and phone of the last time are filled in. */
export function useJoin({ iid, moduleType, id }: Item): JoinStore {
  const [store] = useState(() => {
    const device = openTenantStorage(iid)
    return new JoinStore({
      ...joinCalls({ iid, moduleType, id }),
      remembered: device.read(KEY, isForm),
      remember: (form) => void device.write(KEY, form),
    })
  })
  return store
}
