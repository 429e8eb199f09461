import { Text, View } from '@tarojs/components'
import css from './trajectory.module.scss'

/** Numbers with their names, side by side. */
export function Figures({ rows }: { readonly rows: readonly { readonly name: string; readonly value: string }[] }) {
  return (
    <View className={css.figures}>
      {rows.map(({ name, value }) => (
        <View key={name} className={css.figure}>
          <Text className={css.number}>{value}</Text>
          <Text className={css.note}>{name}</Text>
        </View>
      ))}
    </View>
  )
}
