import { Text, View } from '@tarojs/components'
import css from './Facts.module.scss'

/** Facts with points between them, of which none stands at the beginning or end of a line. One said twice shows once. */
export function Facts({ text }: { readonly text: string }) {
  return (
    <View className={css.facts}>
      {[...new Set(text.split(' · '))].map((fact) => (
        <Text key={fact} className={css.fact}>
          {fact}
        </Text>
      ))}
    </View>
  )
}
