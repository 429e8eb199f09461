import { Text, View } from '@tarojs/components'
import css from './BookLines.module.scss'
import { bookWords } from './bookWords'

/** Before dates are chosen: the price above what the button does, so that the bar has one row. */
export function BookLines({ rooms }: { readonly rooms: Parameters<typeof bookWords>[0] }) {
  return (
    <View className={css.words}>
      {bookWords(rooms).map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </View>
  )
}
