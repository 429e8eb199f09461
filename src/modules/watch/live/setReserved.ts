import { remindPaid } from '@quanzi/contract'
import { callOnce } from '@/gateway/callOnce'

/** Reserves a live room, or takes the reservation back; the inviter of the address counts once. */
export const setReserved = (iid: number, id: string, on: boolean, inviterRid?: string) =>
  callOnce(`remind:${id}:${on}`, remindPaid, (reqId) => ({
    ...{ iid, reqId, id, on },
    ...(inviterRid ? { inviterRid } : {}),
  }))
