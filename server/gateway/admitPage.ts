import type { CallDefinition } from '@quanzi/contract'
import { CallError } from '../call/CallError'
import type { SiteHosts } from '../call/SiteHosts'
import type { Incoming } from './Incoming'

interface Asked {
  readonly definition: CallDefinition
  readonly incoming: Incoming
  /** The call's bearer has an open session. */
  readonly hasSession: boolean
  /** The parameter `token` is the one that this site's scripts got with that session. */
  readonly hasToken: boolean
  readonly iid: number | null
}

/**
 * Decides what a request may do for a person whose browser sent a cookie with it. A write needs evidence that no form,
 * picture, link or script of another site can provide: our own header, a POST that the browser marks as same-origin, a
 * bearer in its header, or the session's token. A `<script>` gets a member's own data on this site and on the tenant's
 * own hosts; elsewhere it reads as a visitor. Returns whether the session counts.
 */
export async function admitPage(hosts: SiteHosts, asked: Asked): Promise<boolean> {
  const { definition, incoming, hasSession, hasToken, iid } = asked
  const { page, byHeader, byScript, method } = incoming
  if (!definition.safe) {
    const proven = page.proven || byHeader || (hasSession && hasToken)
    // Without a session nothing can be abused, unless the answer opens one. So such a POST must not come from a
    // foreign page.
    if (page.foreign || (!proven && (hasSession || method === 'GET'))) throw new CallError('DENIED')
    return hasSession
  }
  if (!hasSession || !byScript || byHeader || page.sameOrigin) return hasSession
  if (!definition.secret && iid !== null && (await hosts.isOf(iid, page.origin))) return true
  if (definition.access !== 'public') throw new CallError('DENIED')
  return false
}
