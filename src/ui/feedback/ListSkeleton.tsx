import { View } from '@tarojs/components'
import { t } from '@/locales/t'
import { semantics } from '@/ui/press/semantics'
import css from './Skeleton.module.scss'

/** Rows in the shape of a MediaCard list. */
export function ListSkeleton({ rows = 5 }: { rows?: number }) {
  return (
    <View className={css.list} {...semantics({ role: 'status', 'aria-busy': true, 'aria-label': t('loading') })}>
      {Array.from({ length: rows }, (_, index) => `row-${index}`).map((row) => (
        <View key={row} className={css.row}>
          <View className={css.cover} />
          <View className={css.lines}>
            <View className={css.line} />
            <View className={css.lineShort} />
            <View className={css.lineMeta} />
          </View>
        </View>
      ))}
    </View>
  )
}
