import {
  build,
  EXTENDED_PROTOCOL_IID,
  type ResolvedRoute,
  type RouteName,
  resolveCid,
  resolveIid,
} from '@quanzi/contract'

/** Where a screen is: the route that opened it, and the tenant and channel it belongs to. */
export type Place<Name extends RouteName = RouteName> = ResolvedRoute<Name> & {
  readonly iid: number
  readonly cid: number
}

/** Addresses that say their tenant in so many words. */
const spelled: Partial<Record<RouteName, number>> = {
  'info.privacyExt': EXTENDED_PROTOCOL_IID,
  'info.protocolExt': EXTENDED_PROTOCOL_IID,
}

/** The place of a resolved address; a tenant in the path goes before one in the query (conventions §1). */
export const placeOf = <Name extends RouteName>(route: ResolvedRoute<Name>): Place<Name> => ({
  ...route,
  iid: resolveIid({
    path: spelled[route.name] ?? (route.params as { readonly iid?: number }).iid,
    query: route.query,
  }),
  cid: resolveCid(route.query),
})

type Write = (name: RouteName, values: object) => string

/** The public path of a place, with its query. */
export const placePath = ({ name, params, query }: Place): string =>
  (build as Write)(name, { ...query, ...(params as object) })
