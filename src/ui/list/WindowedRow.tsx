import { observer } from 'mobx-react'
import type { ReactNode } from 'react'

interface WindowedRowProps<Row> {
  readonly row: Row
  readonly render: (row: Row) => ReactNode
}

/** One row of a list: drawn again alone when it changes, or something that it reads. */
export const WindowedRow = observer(function WindowedRow<Row>({ row, render }: WindowedRowProps<Row>) {
  return <>{render(row)}</>
}) as <Row>(props: WindowedRowProps<Row>) => ReactNode
