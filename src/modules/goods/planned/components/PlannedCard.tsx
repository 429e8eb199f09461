import type { PlannedSummary } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { formatMoment } from '@/locales/formatMoment'
import { Price } from '@/ui/content/Price'
import { priceNumber } from '@/ui/content/priceNumber'
import { StatusTag } from '@/ui/content/StatusTag'
import { Picture } from '@/ui/media/Picture'
import { pressProps } from '@/ui/press/pressProps'
import { text } from '../messages'
import css from './PlannedCard.module.scss'
import { PlannedProgress } from './PlannedProgress'
import { plannedTone, shownState } from './plannedState'

interface PlannedCardProps {
  readonly item: PlannedSummary
  readonly onPress: () => void
}

/** A pre-sale in a list: its price, how it stands, and when it ends. */
export function PlannedCard({ item, onPress }: PlannedCardProps) {
  const { id, title, img, price, deposit, deadline, shipDate } = item
  const state = shownState(item)
  return (
    <View id={`planned-${id}`} className={css.card} {...pressProps(onPress, { role: 'link' })}>
      <View className={css.cover}>
        <Picture src={img} alt="" ratio={1} radius="control" />
      </View>
      <View className={css.words}>
        <View className={css.top}>
          <Text className={css.title}>{title}</Text>
          <StatusTag tone={plannedTone[state]}>{text(`state_${state}`)}</StatusTag>
        </View>
        <View className={css.prices}>
          <Price fen={price} />
          {deposit > 0 && <Text className={css.deposit}>{text('deposit', { amount: priceNumber(deposit) })}</Text>}
        </View>
        <PlannedProgress of={item} />
        <Text className={css.note}>
          {[text('endsAt', { time: formatMoment(deadline, 'at') }), shipDate].join(' · ')}
        </Text>
      </View>
    </View>
  )
}
