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

const origin = (): string => address.origin() ?? config.gatewayOrigin

/** A card shows pictures of this width, and neither WebP nor an address without a host. */
const ON_CARD = '?x-oss-process=image/resize,w_640/format,jpg'

/** The address of a picture as the cards of messaging apps show it: a file of ours as a JPEG. */
export const sharePicture = (picture: string): string =>
  /^\/(?!\/)/.test(picture) ? origin() + picture.split('?')[0] + ON_CARD : picture

type Write = (name: RouteName, values: Readonly<Record<string, string | number>>) => string

/**
 * The address under which a screen is shared: its own, without empty parameters, with the sharer's key. The language is
 * left out, because opening the link would switch the reader's language for good.
 */
export function shareAddress(
  { name, params, query: { lang: _, ...query } }: ResolvedRoute,
  sharer: Sharer,
): ShareAddress {
  const { iid: __, ...own } = { iid: undefined, ...(params as Readonly<Record<string, string>>) }
  const values = {
    ...shareParams({ ...query, ...own }, sharer),
    ...(params as Readonly<Record<string, string | number>>),
  }
  // A resolved route's parameters fit its name.
  return {
    link: origin() + (build as Write)(name, values),
    miniPath: (buildMini as Write)(name, values),
  }
}
