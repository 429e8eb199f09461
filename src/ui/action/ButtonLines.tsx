import { Text, View } from '@tarojs/components'
import css from './ButtonLines.module.scss'

/** The price above what a button does, so that a bar of one row has both. */
export function ButtonLines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <View className={css.words}>
      {lines.map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </View>
  )
}
