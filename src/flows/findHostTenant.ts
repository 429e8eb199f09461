import { listDomains } from '@quanzi/contract'
import { type Call, call } from '@/gateway/call'
import { address } from '@/platform/address'

/** The tenant of the page's host name; null for an unknown host, and in a mini-program, which has none. */
export async function findHostTenant(host = address.host(), ask: Call = call): Promise<number | null> {
  if (!host) return null
  const [first] = await ask(listDomains, { domainName: host })
  return first?.iid ?? null
}
