import { build, buildMini, type ResolvedRoute, type RouteName, resolve, shareParams } from '@quanzi/contract'
import { config } from '@/config'
import { address } from '@/platform/address'

export interface Sharer {
  readonly cid: number
  /** The sharer's own distribution key, for the data types that carry one. */
  readonly key?: string | null
}

export interface ShareAddress {
  /** Absolute public address. */
  readonly link: string
  /** Page path of the mini-program with its query. */
  readonly miniPath: string
}

const origin = (): string => address.origin() ?? config.gatewayOrigin

/** Messaging apps show pictures of this width, and neither WebP nor addresses without a host. */
const ON_CARD = '?x-oss-process=image/resize,w_640/format,jpg'

/** The address of a picture for the cards of messaging apps: uploaded pictures as JPEG. */
export const sharePicture = (picture: string): string =>
  /^\/(?!\/)/.test(picture) ? origin() + picture.split('?')[0] + ON_CARD : picture

type Write = (name: RouteName, values: Readonly<Record<string, string | number>>) => string

/**
 * The address to share for a screen: its own, without empty parameters, with the sharer's key. Without the
 * language, because the link would change the reader's language permanently.
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
  // The parameters of a resolved route fit its name.
  return {
    link: origin() + (build as Write)(name, values),
    miniPath: (buildMini as Write)(name, values),
  }
}

/**
 * The address that an author has entered as the share address of a page. An address of this site gets a host and the
 * sharer's channel and key, as every shared address does; an address of another site stays unchanged.
 */
export function writtenAddress(written: string, sharer: Sharer): Partial<ShareAddress> {
  const rooted = written.startsWith('/') && !written.startsWith('//')
  const route = rooted || written.startsWith(`${origin()}/`) ? resolve(written) : null
  return route ? shareAddress(route, sharer) : { link: rooted ? origin() + written : written }
}
