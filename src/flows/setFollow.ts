import { followRoles, MODULE_TYPE, markContent } from '@quanzi/contract'
import { call } from '@/gateway/call'
import { createId } from '@/lib/createId'

/** Follows a person, or stops following; `fromRid` is the member. */
export const setFollow = (iid: number, fromRid: string, rid: number, on: boolean): Promise<unknown> =>
  on
    ? call(followRoles, { fromRid, toRids: [rid] })
    : // A new request each time: after a lost answer the person may have been followed again.
      call(markContent, {
        ...{ iid, reqId: createId(), moduleType: MODULE_TYPE.profile, id: String(rid) },
        ...{ mark: 'follow' as const, on: false },
      })
