import type { IncomeEntry } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { formatMoment } from '@/locales/formatMoment'
import { priceNumber } from '@/ui/content/priceNumber'
import { StatusTag } from '@/ui/content/StatusTag'
import { pressProps } from '@/ui/press/pressProps'
import { text } from '../promotion/messages'
import css from './OrderRow.module.scss'

interface OrderRowProps {
  readonly entry: IncomeEntry
  /** Undefined where the entry's own screen is missing. */
  readonly onOpen: (() => void) | undefined
}

/** A code may give away more than the commission, which is then nothing. */
const sumOf = (codeSave: number, amount: number) => (codeSave === 0 ? 'sum' : amount > 0 ? 'sumWithCode' : 'sumAllCode')

const TONES = { pending: 'warning', settled: 'success', reversed: 'plain' } as const

/** A commission with how it was reckoned: its base times its rate, less what a discount code gave the buyer. */
export function OrderRow({ entry, onOpen }: OrderRowProps) {
  const { id, title, amount, state, at, level = 0, base = 0, rate = 0, codeSave = 0 } = entry
  const words = { base: priceNumber(base), rate: rate / 100, code: priceNumber(codeSave), amount: priceNumber(amount) }
  return (
    <View id={`order-${id}`} className={css.row} {...pressProps(onOpen, { role: 'link' })}>
      <View className={css.top}>
        <Text className={css.title}>{title}</Text>
        <StatusTag tone={TONES[state]}>{text(`state_${state}`)}</StatusTag>
      </View>
      <Text className={css.note}>
        {[level === 0 ? text('levelOwn') : text('levelWords', { level }), formatMoment(at, 'at')].join(' · ')}
      </Text>
      <View>
        <Text className={state === 'reversed' ? css.gone : css.amount}>
          {level === 0 ? `¥${words.amount}` : text(sumOf(codeSave, amount), words)}
        </Text>
      </View>
    </View>
  )
}
