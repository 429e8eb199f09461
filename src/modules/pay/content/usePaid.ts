import { getPaid, playPaid, savePaidProgress } from '@quanzi/contract'
import { useEffect, useState } from 'react'
import { call } from '@/gateway/call'
import { createId } from '@/lib/createId'
import { useScreenHide, useScreenShow } from '@/platform/lifecycle/screenHooks'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { openTenantStorage } from '@/session/sessionStorage'
import { PaidStore } from './PaidStore'

interface Kept {
  readonly itemId: string
  readonly seconds: number
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'itemId' in value && 'seconds' in value

export type PaidType = 23 | 201 | 202 | 203 | 204

/** The store of a book, an album, a series, a video or a live room, wired to the gateway and the device. */
export function usePaid(iid: number, moduleType: PaidType, id: string): PaidStore {
  const { member } = useSession()
  const [store] = useState(() => {
    const storage = openTenantStorage(iid)
    const key = `paid:${moduleType}:${id}`
    return new PaidStore({
      fetch: () => call(getPaid, { iid, moduleType, id }),
      play: (itemId) => call(playPaid, { iid, moduleType, id, itemId }),
      save: async (itemId, seconds) => {
        if (member.isMember) await call(savePaidProgress, { iid, reqId: createId(), moduleType, id, itemId, seconds })
      },
      kept: () => storage.read(key, isKept),
      keep: (itemId, seconds) => storage.write(key, { itemId, seconds } satisfies Kept),
      now: Date.now,
    })
  })
  useKnownMember(() => id && store.load())
  // It may have been bought meanwhile, at the cashier or by a membership.
  useScreenShow(() => void (id && store.content && store.load()))
  useScreenHide(() => store.left())
  useEffect(() => () => store.left(), [store])
  return store
}
