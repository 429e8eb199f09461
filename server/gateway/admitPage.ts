import type { CallDefinition } from '@quanzi/contract'
import { CallError } from '../call/CallError'
import type { SiteHosts } from '../call/SiteHosts'
import type { Incoming } from './Incoming'

interface Asked {
  readonly definition: CallDefinition
  readonly incoming: Incoming
  /** There is a session for the call's bearer. */
  readonly hasSession: boolean
  /** The parameter `token` is the one that scripts of this site were given with that session. */
  readonly hasToken: boolean
  readonly iid: number | null
}

/**
 * Decides what a request may do in the name of somebody whose browser sent a cookie with it. A write needs a sign that
 * no form, picture, link or script of another site can give: our own header, a POST that the browser says is of this
 * origin, a bearer in its header, or the session's token. A `<script>` gets what is a member's own on this site and on
 * the tenant's own hosts; elsewhere it reads as a visitor. Answers whether the session counts.
 */
export async function admitPage(hosts: SiteHosts, asked: Asked): Promise<boolean> {
  const { definition, incoming, hasSession, hasToken, iid } = asked
  const { page, byHeader, byScript, method } = incoming
  if (!definition.safe) {
    const proven = page.proven || byHeader || (hasSession && hasToken)
    // Without a session there is nothing to abuse, except that the answer may open one: a POST names a foreign page.
    if (page.foreign || (!proven && (hasSession || method === 'GET'))) throw new CallError('DENIED')
    return hasSession
  }
  if (!hasSession || !byScript || byHeader || page.sameOrigin) return hasSession
  if (!definition.secret && iid !== null && (await hosts.isOf(iid, page.origin))) return true
  if (definition.access !== 'public') throw new CallError('DENIED')
  return false
}
