import { calculateOrder, getContent, getTeam, MODULE_TYPE, ORDER_TYPE, saveEntry } from '@quanzi/contract'
import { useEffect } from 'react'
import { isEnrollDraft } from '@/domain/entrant/EnrollDraft'
import { useEntrantPictures } from '@/flows/enroll/useEntrantPictures'
import { useKeptDraft } from '@/flows/enroll/useKeptDraft'
import { useOwnDetails } from '@/flows/enroll/useOwnDetails'
import { call } from '@/gateway/call'
import { saveOnce } from '@/gateway/callOnce'
import { waitlistCall } from '@/gateway/waitlistCall'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { serverNow } from '@/platform/serverClock'
import { useSession } from '@/session/SessionProvider'
import { memberDraft } from '@/session/sessionStorage'
import { usePerMember, whenKnown } from '@/session/usePerMember'
import { EnrollStore } from './EnrollStore'

interface Wish {
  readonly iid: number
  readonly id: string
  readonly sessionId: string
  readonly groupId: string
  readonly trial: boolean
  /** True when a captain enters the whole team. */
  readonly team: boolean
  readonly byDeposit: boolean
}

/** The form's store. Keeps a draft on the device, and takes name and mobile from the member's details. */
export function useEnroll({ iid, id, sessionId, groupId, trial, team, byDeposit }: Wish) {
  const { member, prepay } = useSession()
  const draftKey = `enroll:${id}${team ? ':team' : ''}`
  const store = usePerMember(() => {
    return new EnrollStore({
      iid,
      id,
      groupId,
      draftKey,
      trial,
      team,
      byDeposit,
      wantedSession: sessionId,
      fetchDetail: () => whenKnown(member, call(getContent, { iid, moduleType: MODULE_TYPE.act, id, trial })),
      fetchTeam: () => call(getTeam, { iid, id: groupId }),
      calculate: ({ session, ticket, entrants }) =>
        call(calculateOrder, {
          iid,
          orderType: ORDER_TYPE.activity,
          num: entrants.length,
          keys: id,
          property: session.id,
          property2: ticket.id,
        }),
      requireMember: () => member.requireMember(),
      handOver: (order) => prepay.put(order),
      saveTrial: (row, fields) =>
        saveOnce(`trial:${id}:${row}`, saveEntry, { iid, scope: 'act', refId: id, trial: true, fields }),
      joinWaitlist: waitlistCall(iid, 'act', id).join,
      draft: memberDraft(draftKey, isEnrollDraft, { iid, member }),
      now: serverNow,
    })
  })
  useEffect(() => void store.load(), [store])
  // The session may have filled behind the checkout.
  useScreenShow(() => void (store.detail && store.load()))
  useKeptDraft(store)
  useEffect(() => {
    void member.ready().then(
      () => store.loadTeam(),
      () => undefined,
    )
  }, [store, member])
  useOwnDetails(iid, (own) => store.suggest(own))
  return { store, pictures: useEntrantPictures(iid, draftKey, store) }
}
