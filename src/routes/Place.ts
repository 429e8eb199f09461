import { DEFAULT_CID, DEFAULT_IID, type ResolvedRoute, type RouteName } from '@quanzi/contract'

/** Where a screen is: the route that opened it, and the tenant and channel it belongs to. */
export type Place<Name extends RouteName = RouteName> = ResolvedRoute<Name> & {
  readonly iid: number
  readonly cid: number
}

const digits = (value: unknown): number | null => (/^\d{1,15}$/.test(String(value ?? '')) ? Number(value) : null)

/** Tenant of an address: path iid, else query iid, else query cid, else 1000 (conventions §1). */
export function tenantOf({ params, query }: Pick<ResolvedRoute, 'params' | 'query'>): number {
  return digits((params as { readonly iid?: number }).iid) ?? digits(query.iid) ?? digits(query.cid) ?? DEFAULT_IID
}

export const placeOf = <Name extends RouteName>(route: ResolvedRoute<Name>): Place<Name> => ({
  ...route,
  iid: tenantOf(route),
  cid: digits(route.query.cid) ?? DEFAULT_CID,
})
