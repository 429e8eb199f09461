import { ORDER_STATUS, type PaidPart, type PriceParts as Parts } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { Price } from '@/ui/content/Price'
import { priceNumber } from '@/ui/content/priceNumber'
import { text } from './messages'
import css from './PriceParts.module.scss'

interface PricePartsProps {
  readonly parts: Parts
  /** Fen. */
  readonly payable: number
  /** The order's status: nothing is due for a closed order. Absent while the order is being placed. */
  readonly status?: number
  /** What is paid of a price in two parts. */
  readonly part?: PaidPart | undefined
  /** What was given back of it, fen. */
  readonly refunded?: number
}

const SAVES = ['codeSave', 'couponSave', 'coinSave'] as const
const EXTRAS = ['insurance', 'freight'] as const

/** The parts of the price, without those that are zero. */
export function PriceParts({ parts, payable, status = ORDER_STATUS.waiting, part, refunded = 0 }: PricePartsProps) {
  // The subtotal already includes the member discount, so the first line shows the sum without it.
  const { accountSave = 0 } = parts
  const rows = [
    { key: 'subtotal' as const, fen: parts.subtotal + parts.vipSave, sign: '' },
    { key: 'accountSave' as const, fen: accountSave, sign: '-' },
    { key: 'vipSave' as const, fen: parts.vipSave - accountSave, sign: '-' },
    ...SAVES.map((key) => ({ key, fen: parts[key], sign: '-' })),
    ...EXTRAS.map((key) => ({ key, fen: parts[key], sign: '' })),
  ].filter(({ key, fen }) => key === 'subtotal' || fen > 0)
  return (
    <View>
      {rows.map(({ key, fen, sign }) => (
        <View key={key} className={css.row}>
          <Text>{text(key === 'subtotal' && part ? part : key)}</Text>
          <Text className={sign ? css.save : ''}>
            {sign}¥{priceNumber(fen)}
          </Text>
        </View>
      ))}
      <View className={css.sum}>
        <Text>{text(status > 10 ? 'paid' : status === ORDER_STATUS.waiting ? 'payable' : 'closed')}</Text>
        <Price fen={payable} size="large" zeroText={text('free')} />
      </View>
      {refunded > 0 && (
        <View className={css.row}>
          <Text>{text('refunded')}</Text>
          <Text id="order-refunded" className={css.save}>{`-¥${priceNumber(refunded)}`}</Text>
        </View>
      )}
    </View>
  )
}
