import { parseIid } from '@quanzi/contract'
import { MOST_IID } from '../base/mostIid'
import { textOf } from '../base/textOf'
import type { Session } from '../call/Session'
import { namedTenant, pageTenant } from '../identity/sessionCookies'
import type { Incoming } from './Incoming'

/**
 * The tenant of a call: the one it names, else that of the calling page, else that of the session. Null without
 * any: such a call may only do what needs no tenant.
 */
export function callTenant({ params, referer }: Incoming, session: Session | null): number | null {
  const iid = namedTenant(params) ?? pageTenant(referer) ?? session?.iid ?? parseIid(textOf(params.cid))
  return iid !== null && iid <= MOST_IID ? iid : null
}
