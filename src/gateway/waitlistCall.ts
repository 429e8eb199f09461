import { joinWaitlist } from '@quanzi/contract'
import { callOnce } from './callOnce'

/** Calls of the waiting list for the sessions of one item. */
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
