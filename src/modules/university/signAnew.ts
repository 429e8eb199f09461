import { getPrivateUploads } from '@quanzi/contract'
import { call } from '@/gateway/call'

/** Ms that an address should still be good for, so that a picture shows and clocks may differ. */
const MARGIN = 5 * 60_000

/** Addresses of own pictures signed anew, in order; empty for one that is not there any more. */
export const signAnew = (iid: number, addresses: readonly string[]): Promise<readonly string[]> =>
  // What an address says after its path is what expires.
  call(getPrivateUploads, { iid, keys: addresses.map((address) => address.split('?')[0] ?? '') })

/** Whether a signed address has expired or is about to; one that does not say counts as expired. */
export const expiresSoon = (address: string, now: number): boolean =>
  !(Number(/[?&]Expires=(\d+)/.exec(address)?.[1]) * 1000 > now + MARGIN)
