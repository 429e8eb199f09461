import { View } from '@tarojs/components'
import { Fragment, type ReactNode } from 'react'
import css from './FeedGrid.module.scss'
import { splitColumns } from './splitColumns'

export type FeedGridProps<Item> = {
  items: readonly Item[]
  keyOf: (item: Item) => string | number
  /** Height of the card in widths of a column: the picture's height by width, plus about 0.5 for the words. */
  heightOf: (item: Item) => number
  render: (item: Item) => ReactNode
}

/** Two columns, filled by the real height of what they hold. */
export function FeedGrid<Item>({ items, keyOf, heightOf, render }: FeedGridProps<Item>) {
  const [left, right] = splitColumns(items, heightOf)
  return (
    <View className={css.grid}>
      {[left, right].map((column, side) => (
        <View key={side === 0 ? 'left' : 'right'} className={css.column}>
          {column.map((item) => (
            <Fragment key={keyOf(item)}>{render(item)}</Fragment>
          ))}
        </View>
      ))}
    </View>
  )
}
