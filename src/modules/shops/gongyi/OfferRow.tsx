import type { ConfigItem } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { AppButton } from '@/ui/action/AppButton'
import { Picture } from '@/ui/media/Picture'
import { type GongyiStore, takenOf } from './GongyiStore'
import css from './index.module.scss'
import { text } from './messages'
import { monthOf } from './monthOf'

interface OfferRowProps {
  readonly store: GongyiStore
  readonly offer: ConfigItem
  readonly onPress: (offer: ConfigItem) => void
}

/** A partner's offer; one that is taken this month leads to its code. */
export const OfferRow = observer(function OfferRow({ store, offer, onPress }: OfferRowProps) {
  const { id, title, desc, image } = offer
  const taken = takenOf(offer)
  return (
    <View id={`offer-${id}`} className={css.offer}>
      <View className={css.picture}>
        <Picture src={image} alt="" ratio={1} radius="control" size="small" />
      </View>
      <View className={css.words}>
        <Text className={css.name}>{title}</Text>
        <Text className={css.note}>{desc}</Text>
        {taken && <Text className={css.taken}>{text('month', { month: monthOf(taken.period) })}</Text>}
      </View>
      <AppButton
        id={`take-${id}`}
        size="small"
        kind={taken ? 'secondary' : 'primary'}
        label={`${text(taken ? 'seeCode' : 'takeOffer')} ${title}`}
        loading={store.taking === id}
        onPress={() => onPress(offer)}
      >
        {text(taken ? 'seeCode' : 'takeOffer')}
      </AppButton>
    </View>
  )
})
