import { View } from '@tarojs/components'
import { ListRow } from '@/ui/content/ListRow'
import { Price } from '@/ui/content/Price'
import { RowGroup } from '@/ui/content/RowGroup'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { text } from './messages'
import { dayWords } from './stayWords'

/** The nights of the chosen stay with their prices. */
export function NightPrices({
  nights,
}: {
  readonly nights: readonly { readonly date: string; readonly price: number }[]
}) {
  if (nights.length === 0) return null
  return (
    <View id="night-prices">
      <SectionHeading title={text('nightPrices')} />
      <RowGroup flush>
        {nights.map(({ date, price }) => (
          <ListRow key={date} title={dayWords(date)} value={<Price fen={price} size="small" tone="plain" />} />
        ))}
      </RowGroup>
    </View>
  )
}
