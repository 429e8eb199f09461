import { followRoles, MODULE_TYPE, markContent } from '@quanzi/contract'
import { call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'

/** Follows a person, or stops following; `fromRid` is the member. */
export const setFollow = (iid: number, fromRid: string, rid: number, on: boolean): Promise<unknown> =>
  on
    ? call(followRoles, { fromRid, toRids: [rid] })
    : callOnce(`unfollow:${rid}`, markContent, (reqId) => ({
        iid,
        reqId,
        moduleType: MODULE_TYPE.profile,
        id: String(rid),
        mark: 'follow' as const,
        on: false,
      }))
