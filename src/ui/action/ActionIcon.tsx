import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { joinClasses } from '@/ui/joinClasses'
import { usePop } from '@/ui/motion/usePop'
import { pressProps } from '@/ui/press/pressProps'
import css from './ActionBar.module.scss'

export type ActionIconProps = { icon: ReactNode; text: string; active?: boolean; onPress: () => void; id?: string }

/** An icon above a word, in an ActionBar. `active` when it is switched on, for instance a favourite. */
export function ActionIcon({ icon, text, active, onPress, id }: ActionIconProps) {
  return (
    <View
      id={id}
      className={joinClasses(css.entry, active && css.active)}
      {...pressProps(() => onPress(), { pressed: active })}
    >
      <View className={joinClasses(css.glyph, usePop(active))}>{icon}</View>
      <Text>{text}</Text>
    </View>
  )
}
