import type { OrderWish } from './OrderTypeRules'
import type { Discounts } from './placing'

/** The order that a client wants, with its discounts. */
export interface CreateWish extends OrderWish {
  readonly discounts: Discounts
  readonly remark: string
  readonly multiDisKey?: string | undefined
  readonly saleIid?: number | undefined
  readonly saleUserId?: number | undefined
  readonly saleR?: number | undefined
  readonly opSalesId?: string | undefined
}
