import { getPrivateUploads } from '@quanzi/contract'
import { call } from '@/gateway/call'

/** In ms: how long an address must stay valid, so that the picture loads even when clocks differ. */
const MARGIN = 5 * 60_000

/** Newly signed addresses of own pictures, in order; empty for a missing one. */
export const signAnew = (iid: number, addresses: readonly string[]): Promise<readonly string[]> =>
  // Only the query of an address expires.
  call(getPrivateUploads, { iid, keys: addresses.map((address) => address.split('?')[0] ?? '') })

/** True when a signed address has expired or is about to, or when it does not contain its end. */
export const expiresSoon = (address: string, now: number): boolean =>
  !(Number(/[?&]Expires=(\d+)/.exec(address)?.[1]) * 1000 > now + MARGIN)
