import { View } from '@tarojs/components'
import { pressProps } from '@/ui/press/pressProps'
import css from './PlayMark.module.scss'

/** The round mark on a cover that starts its video. */
export function PlayMark({ label, onPress }: { readonly label: string; readonly onPress: () => void }) {
  return (
    <View id="play-button" className={css.play} {...pressProps(onPress, { label })}>
      <View className={css.triangle} />
    </View>
  )
}
