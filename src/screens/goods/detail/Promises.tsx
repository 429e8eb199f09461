import type { GoodsDetail } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import css from './Promises.module.scss'

/** The supplier's promises, each with its explanation. */
export function Promises({ service }: Pick<GoodsDetail, 'service'>) {
  return (
    <View className={css.promises}>
      {service.map(({ title, desc }) => (
        <View key={title}>
          <Text className={css.promise}>{title}</Text>
          <Text className={css.desc}>{desc}</Text>
        </View>
      ))}
    </View>
  )
}
