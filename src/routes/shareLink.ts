import { build, buildMini, type ResolvedRoute, type RouteName, shareParams } from '@quanzi/contract'
import { config } from '@/config'
import { address } from '@/platform/address'

export interface Sharer {
  readonly cid: number
  /** The sharer's own distribution key, for the share-key data types. */
  readonly key?: string | null
}

export interface ShareAddress {
  /** Absolute public address. */
  readonly link: string
  /** Page path of the mini-program with its query. */
  readonly miniPath: string
}

type Write = (name: RouteName, values: Readonly<Record<string, string | number>>) => string

/** The address under which a screen is shared: its own, without empty parameters, with the sharer's key. */
export function shareAddress({ name, params, query }: ResolvedRoute, sharer: Sharer): ShareAddress {
  const { iid: _, ...own } = { iid: undefined, ...(params as Readonly<Record<string, string>>) }
  const values = {
    ...shareParams({ ...query, ...own }, sharer),
    ...(params as Readonly<Record<string, string | number>>),
  }
  // A resolved route's parameters fit its name.
  return {
    link: (address.origin() ?? config.gatewayOrigin) + (build as Write)(name, values),
    miniPath: (buildMini as Write)(name, values),
  }
}
