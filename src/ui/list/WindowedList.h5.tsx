import { View } from '@tarojs/components'
import type { WindowedListProps } from './WindowedListProps'
import { WindowedRow } from './WindowedRow'

/** Draws all rows: a browser can draw a thousand at once, and people search the whole page for words. */
export function WindowedList<Row>({ rows, keyOf, render, className }: WindowedListProps<Row>) {
  return (
    <View className={className}>
      {rows.map((row) => (
        <WindowedRow key={keyOf(row)} row={row} render={render} />
      ))}
    </View>
  )
}
