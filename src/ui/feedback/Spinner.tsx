import { View } from '@tarojs/components'
import css from './Spinner.module.scss'

/** A small turning ring in the colour of the surrounding text. */
export function Spinner() {
  return <View className={css.spinner} />
}
