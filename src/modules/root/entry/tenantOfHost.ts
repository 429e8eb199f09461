import { DEFAULT_IID } from '@quanzi/contract'

interface Parts {
  /** Host name of the page; null in a mini-program. */
  readonly host: string | null
  /** `/api/domain/byName/list`: the tenants of a host name. */
  readonly findTenants: (domainName: string) => Promise<readonly { readonly iid: number }[]>
}

/** The tenant of the host name; an unknown host and every failure lead to the default tenant. */
export async function tenantOfHost({ host, findTenants }: Parts): Promise<number> {
  if (!host) return DEFAULT_IID
  try {
    const [first] = await findTenants(host)
    return first?.iid ?? DEFAULT_IID
  } catch {
    return DEFAULT_IID
  }
}
