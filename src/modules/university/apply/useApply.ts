import {
  checkPartner,
  commitRegistration,
  createOrder,
  getRegistration,
  ORDER_TYPE,
  REGISTRATION_CHANNEL,
  resetRegistration,
} from '@quanzi/contract'
import { useState } from 'react'
import { call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { environment } from '@/platform/environment'
import { navigate } from '@/routes/navigate'
import { useSession } from '@/session/SessionProvider'
import type { ApplicantDesk } from '../useApplicant'
import { ApplyStore } from './ApplyStore'

/** The registration wired to the gateway, and a function that opens its pay page. */
export function useApply({ iid, applicant, who, guard }: ApplicantDesk) {
  const { member } = useSession()
  const { rid, token, regId } = applicant
  const [store] = useState(
    () =>
      new ApplyStore({
        fetch: () => guard(call(getRegistration, { ...who, id: regId })),
        commit: () => guard(call(commitRegistration, { ...who, regId, id: regId })),
        reset: () => guard(call(resetRegistration, { ...who, regId })),
        // Outside the messaging app the channel's own page identifies the payer.
        isAuthorised: () => environment().f === 2 || !environment().isMessagingApp || Boolean(member.openid),
        async createOrder(payable) {
          await guard(call(checkPartner, { iid }))
          return guard(
            callOnce(`order:${ORDER_TYPE.registration}:${regId}`, createOrder, (reqId) => ({
              iid,
              orderType: ORDER_TYPE.registration,
              userId: rid,
              keys: regId,
              num: 1,
              info: { reqId, payable },
            })),
          )
        },
      }),
  )
  /** Opens publicOrder with the documented query. */
  const openPayPage = (gid: string) =>
    navigate('pay.order', {
      iid,
      rid,
      session: token,
      gid,
      channel: REGISTRATION_CHANNEL,
      tradeType: environment().tradeType,
      openId: member.openid ?? '',
      unionId: member.unionid ?? '',
      from: 'university',
    })
  return { store, openPayPage }
}
