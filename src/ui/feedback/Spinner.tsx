import { View } from '@tarojs/components'
import css from './Spinner.module.scss'

/** A small turning ring in the colour of the text around it. */
export function Spinner() {
  return <View className={css.spinner} />
}
