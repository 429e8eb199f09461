import { joinWaitlist } from '@quanzi/contract'
import { saveOnce } from './callOnce'

/** Calls of the waiting list for the sessions of one item. */
export const waitlistCall = (iid: number, scope: 'act' | 'origin' | 'game', refId: string) => ({
  join: (sessionId: string, phone: string) =>
    saveOnce(`waitlist:${scope}:${refId}:${sessionId}`, joinWaitlist, { iid, scope, refId, sessionId, phone }),
})
