import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { useFeedColumns } from '@/platform/feedColumns'
import css from '../content/FeedGrid.module.scss'
import { splitColumns } from '../content/splitColumns'
import { WindowedList } from './WindowedList'

interface WindowedGridProps<Item> {
  readonly items: readonly Item[]
  readonly keyOf: (item: Item) => string
  /** Height of the card in column widths: that of the picture plus about 0.5 for the text. */
  readonly heightOf: (item: Item) => number
  readonly render: (item: Item) => ReactNode
}

/** Height of a card with the gap below it, in px of a 375 design. */
const CARD = 260

/** A `FeedGrid` for any number of cards: each column is a `WindowedList`. */
export function WindowedGrid<Item>({ items, keyOf, heightOf, render }: WindowedGridProps<Item>) {
  return (
    <View className={css.grid}>
      {splitColumns(items, heightOf, useFeedColumns()).map((column, at) => (
        <WindowedList
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its position
          key={at}
          rows={column}
          keyOf={keyOf}
          render={render}
          rowHeight={CARD}
          className={css.column}
        />
      ))}
    </View>
  )
}
