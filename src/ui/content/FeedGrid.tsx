import { View } from '@tarojs/components'
import { Fragment, type ReactNode } from 'react'
import { useFeedColumns } from '@/platform/feedColumns'
import css from './FeedGrid.module.scss'
import { splitColumns } from './splitColumns'

export type FeedGridProps<Item> = {
  items: readonly Item[]
  keyOf: (item: Item) => string | number
  /** Height of the card in widths of a column: the picture's height by width, plus about 0.5 for the words. */
  heightOf: (item: Item) => number
  render: (item: Item) => ReactNode
}

/** Columns, two on a phone, filled by the real height of what they hold. */
export function FeedGrid<Item>({ items, keyOf, heightOf, render }: FeedGridProps<Item>) {
  const columns = splitColumns(items, heightOf, useFeedColumns())
  return (
    <View className={css.grid}>
      {columns.map((column, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
        <View key={at} className={css.column}>
          {column.map((item) => (
            <Fragment key={keyOf(item)}>{render(item)}</Fragment>
          ))}
        </View>
      ))}
    </View>
  )
}
