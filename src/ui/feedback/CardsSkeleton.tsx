import { View } from '@tarojs/components'
import { t } from '@/locales/t'
import { joinClasses } from '@/ui/joinClasses'
import { semantics } from '@/ui/press/semantics'
import css from './CardsSkeleton.module.scss'

/** A headline, centred for an amount or a code, and cards with rows below it: for orders and similar screens. */
export function CardsSkeleton({ centred }: { centred?: boolean }) {
  return (
    <View className={css.page} {...semantics({ role: 'status', 'aria-busy': true, 'aria-label': t('loading') })}>
      <View className={joinClasses(css.head, centred && css.centred)}>
        <View className={css.title} />
        <View className={css.note} />
      </View>
      {[1, 3, 2].map((rows, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards never change
        <View key={at} className={css.card}>
          {Array.from({ length: rows }, (_, row) => `row-${row}`).map((row) => (
            <View key={row} className={css.row}>
              <View className={joinClasses(css.icon, at === 0 && css.picture)} />
              <View className={css.line} />
            </View>
          ))}
        </View>
      ))}
    </View>
  )
}
