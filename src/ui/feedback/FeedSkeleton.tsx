import { View } from '@tarojs/components'
import { t } from '@/locales/t'
import { semantics } from '@/ui/press/semantics'
import css from './Skeleton.module.scss'

const columns = [
  [120, 75],
  [80, 130],
]

/** Two columns of tiles, in the shape of a FeedGrid. */
export function FeedSkeleton() {
  return (
    <View className={css.feed} {...semantics({ role: 'status', 'aria-busy': true, 'aria-label': t('loading') })}>
      {columns.map((heights) => (
        <View key={heights[0]} className={css.column}>
          {heights.map((height) => (
            <View key={height} className={css.tile}>
              <View className={css.tilePicture} style={{ paddingBottom: `${height}%` }} />
              <View className={css.tileLines}>
                <View className={css.line} />
                <View className={css.lineMeta} />
              </View>
            </View>
          ))}
        </View>
      ))}
    </View>
  )
}
