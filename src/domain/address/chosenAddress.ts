import type { Address } from '@quanzi/contract'

let chosen: Address | null = null

/** The address book hands the chosen address back to checkout. Memory only: after a reload the default one is taken. */
export function giveChosenAddress(address: Address): void {
  chosen = address
}

/** Takes the address that was chosen, once. */
export function takeChosenAddress(): Address | null {
  const given = chosen
  chosen = null
  return given
}
