import { calculateOrder, getContent, MODULE_TYPE, ORDER_TYPE } from '@quanzi/contract'
import { useEffect } from 'react'
import { useEntrantPictures } from '@/flows/enroll/useEntrantPictures'
import { useKeptDraft } from '@/flows/enroll/useKeptDraft'
import { useOwnDetails } from '@/flows/enroll/useOwnDetails'
import { call } from '@/gateway/call'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { serverNow } from '@/platform/serverClock'
import { useSession } from '@/session/SessionProvider'
import { memberDraft } from '@/session/sessionStorage'
import { usePerMember, whenKnown } from '@/session/usePerMember'
import { isTripDraft } from './TripDraft'
import { TripEnrollStore } from './TripEnrollStore'

/** The form's store, with a draft on the device, and the member's own details. */
export function useTripEnroll(iid: number, id: string, departureId: string, byDeposit: boolean) {
  const { member, prepay } = useSession()
  const draftKey = `trip:${id}`
  const store = usePerMember(() => {
    return new TripEnrollStore({
      ...{ iid, id, draftKey, wanted: departureId, byDeposit },
      fetchDetail: () => whenKnown(member, call(getContent, { iid, moduleType: MODULE_TYPE.origin, id })),
      calculate: (choice) => call(calculateOrder, { iid, orderType: ORDER_TYPE.origin, keys: id, ...choice }),
      requireMember: () => member.requireMember(),
      handOver: (order) => prepay.put(order),
      draft: memberDraft(draftKey, isTripDraft, { iid, member }),
      now: serverNow,
    })
  })
  useEffect(() => void store.load(), [store])
  // The departure may have filled behind the checkout.
  useScreenShow(() => void (store.detail && store.load()))
  useKeptDraft(store)
  useOwnDetails(iid, (own) => store.suggest(own))
  return { store, pictures: useEntrantPictures(iid, draftKey, store) }
}
