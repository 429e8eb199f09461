import { View } from '@tarojs/components'
import { Fragment, type ReactNode } from 'react'
import { useFeedColumns } from '@/platform/feedColumns'
import css from './FeedGrid.module.scss'
import { splitColumns } from './splitColumns'

export type FeedGridProps<Item> = {
  items: readonly Item[]
  keyOf: (item: Item) => string | number
  /** Height of the card in column widths: that of the picture plus about 0.5 for the text. */
  heightOf: (item: Item) => number
  render: (item: Item) => ReactNode
}

/** Two columns on a phone, more on wide screens, balanced by the heights of their cards. */
export function FeedGrid<Item>({ items, keyOf, heightOf, render }: FeedGridProps<Item>) {
  const columns = splitColumns(items, heightOf, useFeedColumns())
  return (
    <View className={css.grid}>
      {columns.map((column, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its position
        <View key={at} className={css.column}>
          {column.map((item) => (
            <Fragment key={keyOf(item)}>{render(item)}</Fragment>
          ))}
        </View>
      ))}
    </View>
  )
}
