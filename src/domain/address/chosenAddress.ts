import type { Address } from '@quanzi/contract'

let chosen: { readonly iid: number; readonly address: Address } | null = null

/**
 * The address book passes the chosen address to checkout. In memory only: after a reload checkout uses the default
 * address.
 */
export function giveChosenAddress(iid: number, address: Address): void {
  chosen = { iid, address }
}

/** Returns the address chosen for this tenant, once. Drops an address of another tenant. */
export function takeChosenAddress(iid: number): Address | null {
  const given = chosen
  chosen = null
  return given?.iid === iid ? given.address : null
}
