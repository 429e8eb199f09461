import type { ItemSummary } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { itemFacts } from '@/domain/content/itemFacts'
import { MarkButton, type MarkChoice } from '@/domain/content/MarkButton'
import { navigate } from '@/routes/navigate'
import { pressProps } from '@/ui/press/pressProps'
import { VideoStage } from '../components/VideoStage'
import { useWatch } from '../useWatch'
import css from './FeaturedVideo.module.scss'

interface FeaturedVideoProps {
  readonly iid: number
  readonly item: ItemSummary
  readonly like: MarkChoice
  readonly onOpen: (item: ItemSummary) => void
}

/** The newest video, played in place; its text opens the detail. */
export const FeaturedVideo = observer(function FeaturedVideo({ iid, item, like, onOpen }: FeaturedVideoProps) {
  const watch = useWatch(iid, item.id, item)
  return (
    <View className={css.card}>
      <View className={css.stage}>
        <VideoStage
          watch={watch}
          title={item.title}
          cover={item.cover}
          onBuy={() => void navigate('pay.videoContent', { iid, roomNo: item.extra.roomNo ?? item.id })}
        />
      </View>
      <View className={css.foot}>
        <View id={`row-${item.id}`} className={css.words} {...pressProps(() => onOpen(item), { role: 'link' })}>
          <Text className={css.title}>{item.title}</Text>
          <Text className={css.meta}>{itemFacts(item).meta}</Text>
        </View>
        <MarkButton item={item} {...like} />
      </View>
    </View>
  )
})
