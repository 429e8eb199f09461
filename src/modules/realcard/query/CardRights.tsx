import type { CardRight } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { semantics } from '@/ui/press/semantics'
import { text } from '../messages'
import css from './CardRights.module.scss'

/** What is left of a card's rights, as bars and in words. */
export function CardRights({ rights }: { readonly rights: readonly CardRight[] }) {
  return (
    <View className={css.rights}>
      {rights.map(({ id, name, total, used }) => (
        <View key={id} className={css.right}>
          <View className={css.words}>
            <Text>{name}</Text>
            <Text className={css.left}>{text('rightLeft', { left: total - used, total })}</Text>
          </View>
          <View className={css.track} {...semantics({ 'aria-hidden': true })}>
            <View className={css.bar} style={{ width: `${total > 0 ? ((total - used) / total) * 100 : 0}%` }} />
          </View>
        </View>
      ))}
    </View>
  )
}
