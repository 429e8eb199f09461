import { remindPaid } from '@quanzi/contract'
import { saveOnce } from '@/gateway/callOnce'

/** Reserves a live room, or takes the reservation back; the inviter of the address counts once. */
export const setReserved = (iid: number, id: string, on: boolean, inviterRid?: string) =>
  saveOnce(`remind:${id}`, remindPaid, { iid, id, on, ...(inviterRid ? { inviterRid } : {}) })
