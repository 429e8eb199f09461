import type { ReactNode } from 'react'

export interface WindowedListProps<Row> {
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  /**
   * Draws one row. The row is drawn again when an observable value that it reads changes, or when `render` is a new
   * function.
   */
  readonly render: (row: Row) => ReactNode
  /**
   * Estimated height of a row with the gap below it, in px of a 375 design: the space for rows that were never
   * drawn.
   */
  readonly rowHeight: number
  /** Class of the column, with its `gap`. */
  readonly className?: string
}
