import { formatYuan, type PriceParts as Parts } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { Price } from '@/ui/content/Price'
import { text } from './messages'
import css from './PriceParts.module.scss'

interface PricePartsProps {
  readonly parts: Parts
  /** Fen. */
  readonly payable: number
  readonly paid?: boolean
}

const SAVES = ['vipSave', 'codeSave', 'couponSave', 'coinSave'] as const
const EXTRAS = ['insurance', 'freight'] as const

/** How the sum comes about: only the parts that are not zero. */
export function PriceParts({ parts, payable, paid }: PricePartsProps) {
  // The subtotal contains the member price already, so the first line shows the sum without it.
  const rows = [
    { key: 'subtotal' as const, fen: parts.subtotal + parts.vipSave, sign: '' },
    ...SAVES.map((key) => ({ key, fen: parts[key], sign: '-' })),
    ...EXTRAS.map((key) => ({ key, fen: parts[key], sign: '' })),
  ].filter(({ key, fen }) => key === 'subtotal' || fen > 0)
  return (
    <View>
      {rows.map(({ key, fen, sign }) => (
        <View key={key} className={css.row}>
          <Text>{text(key)}</Text>
          <Text className={sign ? css.save : ''}>
            {sign}¥{formatYuan(fen)}
          </Text>
        </View>
      ))}
      <View className={css.sum}>
        <Text>{text(paid ? 'paid' : 'payable')}</Text>
        <Price fen={payable} size="large" zeroText={text('free')} />
      </View>
    </View>
  )
}
