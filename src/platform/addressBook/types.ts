import type { Outcome } from '../outcome'

/** A delivery address that the user keeps in the app around this one. */
export interface KeptAddress {
  readonly name: string
  readonly mobile: string
  /** Names of the regions from the top, as that app writes them. */
  readonly region: readonly string[]
  readonly detail: string
  readonly postCode: string
}

/** The addresses that the app around a mini-program keeps for its user. */
export interface AddressBook {
  /** True where there is one. */
  readonly offered: boolean
  /** Lets the user choose one. */
  choose(): Promise<Outcome<KeptAddress>>
}
