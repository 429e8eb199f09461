import { View } from '@tarojs/components'
import { t } from '@/locales/t'
import { semantics } from '@/ui/press/semantics'
import css from './Skeleton.module.scss'

/** Gallery, title block and text. `cover={false}` when the cover shows already. */
export function DetailSkeleton({ cover = true }: { cover?: boolean }) {
  return (
    <View
      className={cover ? css.panes : ''}
      {...semantics({ role: 'status', 'aria-busy': true, 'aria-label': t('loading') })}
    >
      {cover && <View className={css.hero} />}
      <View>
        <View className={css.block}>
          <View className={css.line} />
          <View className={css.lineShort} />
          <View className={css.lineMeta} />
        </View>
        <View className={css.block}>
          <View className={css.line} />
          <View className={css.line} />
          <View className={css.line} />
          <View className={css.lineShort} />
        </View>
      </View>
    </View>
  )
}
