import { Text, View } from '@tarojs/components'
import { Price } from '@/ui/content/Price'
import { priceNumber } from '@/ui/content/priceNumber'
import { text } from '../messages'
import css from './RefundAmount.module.scss'
import type { ChosenOffer } from './RefundStore'
import { refundNotes } from './refundNotes'

/** The amount of a refund before the request, how it is paid, and why. */
export function RefundAmount({ offer }: { readonly offer: ChosenOffer }) {
  return (
    <View id="refund-amount" className={css.offer}>
      <View className={css.sum}>
        <Text>{text('refundComes')}</Text>
        <Price fen={offer.amount} size="large" zeroText={`¥${priceNumber(0)}`} />
      </View>
      {refundNotes(offer).map((note) => (
        <Text key={note} className={css.note}>
          {note}
        </Text>
      ))}
    </View>
  )
}
