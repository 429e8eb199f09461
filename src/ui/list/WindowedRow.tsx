import { observer } from 'mobx-react'
import type { ReactNode } from 'react'

interface WindowedRowProps<Row> {
  readonly row: Row
  readonly render: (row: Row) => ReactNode
}

/** One row of a list. Only this row is drawn again when it or an observable value that it reads changes. */
export const WindowedRow = observer(function WindowedRow<Row>({ row, render }: WindowedRowProps<Row>) {
  return <>{render(row)}</>
}) as <Row>(props: WindowedRowProps<Row>) => ReactNode
