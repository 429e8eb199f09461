import type { ReactNode } from 'react'

export interface WindowedListProps<Row> {
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  /** Draws one row, and again when something observable changes that it reads. The same function draws no row anew. */
  readonly render: (row: Row) => ReactNode
  /** Roughly, with the gap below it, in px of a 375 design: the room for rows that were never drawn. */
  readonly rowHeight: number
  /** The column and its `gap`. */
  readonly className?: string
}
