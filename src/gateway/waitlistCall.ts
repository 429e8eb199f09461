import { joinWaitlist } from '@quanzi/contract'
import { callOnce } from './callOnce'

/** Joining the waiting list of one item's sessions. */
export const waitlistCall = (iid: number, scope: 'act' | 'origin' | 'game', refId: string) => ({
  join: (sessionId: string, phone: string) =>
    callOnce(`waitlist:${scope}:${refId}:${sessionId}`, joinWaitlist, (reqId) => ({
      iid,
      reqId,
      scope,
      refId,
      sessionId,
      phone,
    })),
})
