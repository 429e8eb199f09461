import type { Id } from './page'

/** A delivery address; `address` consists of the region names and the detail, separated by spaces. */
export interface Address {
  readonly id: Id
  readonly name: string
  readonly mobile: string
  readonly address: string
  readonly postCode: string
  readonly isDefault: boolean
}

/** A delivery address as stored with an order. */
export interface OrderAddress {
  readonly name: string
  readonly mobile: string
  readonly address: string
  readonly postCode: string
}
