import {
  build,
  EXTENDED_PROTOCOL_IID,
  type ResolvedRoute,
  type RouteName,
  resolveCid,
  resolveIid,
} from '@quanzi/contract'

/** A screen's place: the route that opened it, with its tenant and channel. */
export type Place<Name extends RouteName = RouteName> = ResolvedRoute<Name> & {
  readonly iid: number
  readonly cid: number
}

/** Routes whose path contains the tenant's id as plain text. */
const spelled: Partial<Record<RouteName, number>> = {
  'info.privacyExt': EXTENDED_PROTOCOL_IID,
  'info.protocolExt': EXTENDED_PROTOCOL_IID,
}

/** The place of a resolved address. A tenant in the path wins over one in the query (conventions §1). */
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
