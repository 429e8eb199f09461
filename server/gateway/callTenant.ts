import { parseIid } from '@quanzi/contract'
import { textOf } from '../base/textOf'
import type { Session } from '../call/Session'
import { namedTenant, pageTenant } from '../identity/sessionCookies'
import type { Incoming } from './Incoming'

/** Maximum of the tenant column. */
const MOST = 2_147_483_647

/**
 * The tenant of a call: the one it names, else that of the calling page, else that of the session. Null without
 * any: such a call may only do what needs no tenant.
 */
export function callTenant({ params, referer }: Incoming, session: Session | null): number | null {
  const iid = namedTenant(params) ?? pageTenant(referer) ?? session?.iid ?? parseIid(textOf(params.cid))
  return iid !== null && iid <= MOST ? iid : null
}
