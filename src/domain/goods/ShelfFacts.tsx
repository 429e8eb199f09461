import type { GoodsRow } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { soldWords, stockWords } from './goodsWords'
import css from './ShelfFacts.module.scss'

/** One line below the title: the supplier, the number of sold pieces, and a hint when few are left. */
export function ShelfFacts({ goods: { supplier, sold, stock } }: { readonly goods: GoodsRow }) {
  const few = stock > 0 ? stockWords(stock) : ''
  return (
    <View className={css.facts}>
      {few && <Text className={css.few}>{few}</Text>}
      <Text className={css.words}>{[supplier, soldWords(sold)].filter(Boolean).join(' · ')}</Text>
    </View>
  )
}
