import { sql } from 'kysely'

/** Changes of the three counts of something sold by the piece; their sum stays the same. */
export interface StockMove {
  readonly stock?: number
  readonly reserved?: number
  readonly sold?: number
}

/** The columns `stock`, `reserved` and `sold` of a row after a move. */
export const countsAfter = ({ stock = 0, reserved = 0, sold = 0 }: StockMove) => ({
  stock: sql<number>`stock + ${stock}::int`,
  reserved: sql<number>`reserved + ${reserved}::int`,
  sold: sql<number>`sold + ${sold}::int`,
})

/** The condition that a row has enough stock for a move. */
export const isEnough = ({ stock = 0 }: StockMove) => sql<boolean>`stock + ${stock}::int >= 0`
