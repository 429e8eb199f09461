import { calculateOrder, getContent, getRoleInfo, MODULE_TYPE, ORDER_TYPE } from '@quanzi/contract'
import { reaction } from 'mobx'
import { useEffect, useState } from 'react'
import { call } from '@/gateway/call'
import { useSession } from '@/session/SessionProvider'
import { openTenantStorage } from '@/session/sessionStorage'
import { EnrollStore, isEnrollDraft } from './EnrollStore'

interface Wish {
  readonly iid: number
  readonly id: string
  readonly sessionId: string
  readonly trial: boolean
  /** A captain enters the whole team at once. */
  readonly team: boolean
}

const TEAM = { min: 2, max: 50 }
const WRITE_AFTER_MS = 300

export const enrollDraftKey = (id: string, team: boolean): string => `enroll:${id}${team ? ':team' : ''}`

/** The form's store, kept on the device while it is filled in; name and mobile come from the member's details. */
export function useEnroll({ iid, id, sessionId, trial, team }: Wish): EnrollStore {
  const { member } = useSession()
  const [store] = useState(() => {
    const device = openTenantStorage(iid)
    const key = enrollDraftKey(id, team)
    return new EnrollStore({
      id,
      fetchDetail: () => call(getContent, { iid, moduleType: MODULE_TYPE.act, id, trial }),
      calculate: ({ session, ticket, entrants }) =>
        call(calculateOrder, {
          iid,
          orderType: ORDER_TYPE.activity,
          num: entrants.length,
          keys: id,
          property: session.id,
          property2: ticket.id,
        }),
      draft: { read: () => device.read(key, isEnrollDraft), write: (draft) => void device.write(key, draft) },
      now: Date.now,
      wantedSession: sessionId,
      ...(team ? TEAM : {}),
    })
  })
  useEffect(() => {
    void store.load()
    const stop = reaction(
      () => store.draft,
      () => store.keep(),
      { delay: WRITE_AFTER_MS },
    )
    return () => {
      stop()
      store.keep()
    }
  }, [store])
  useEffect(() => {
    if (!member.isMember) return
    // A help, not a need: without it the form starts empty.
    call(getRoleInfo, { iid })
      .then((info) => store.suggest(info))
      .catch(() => undefined)
  }, [store, member.isMember, iid])
  return store
}
