import type { Address } from '@quanzi/contract'

let chosen: { readonly iid: number; readonly address: Address } | null = null

/** The address book hands the chosen address back to checkout. Memory only: after a reload the default one is taken. */
export function giveChosenAddress(iid: number, address: Address): void {
  chosen = { iid, address }
}

/** Takes the address that was chosen for this tenant, once. An address of another tenant is dropped. */
export function takeChosenAddress(iid: number): Address | null {
  const given = chosen
  chosen = null
  return given?.iid === iid ? given.address : null
}
