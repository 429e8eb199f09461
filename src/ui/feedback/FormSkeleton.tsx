import { View } from '@tarojs/components'
import { t } from '@/locales/t'
import { semantics } from '@/ui/press/semantics'
import css from './Skeleton.module.scss'

const fields = ['one', 'two', 'three', 'four']

/** Labels over boxes. */
export function FormSkeleton() {
  return (
    <View className={css.block} {...semantics({ role: 'status', 'aria-busy': true, 'aria-label': t('loading') })}>
      {fields.map((field) => (
        <View key={field} className={css.lines}>
          <View className={css.lineMeta} />
          <View className={css.control} />
        </View>
      ))}
    </View>
  )
}
