import { View } from '@tarojs/components'
import { joinClasses } from '@/ui/joinClasses'
import { semantics } from '@/ui/press/semantics'
import css from './ChatIcon.module.scss'

export type ChatIconName =
  | 'mic'
  | 'keyboard'
  | 'photo'
  | 'film'
  | 'play'
  | 'wave'
  | 'add'
  | 'smile'
  | 'back'
  | 'down'
  | 'pause'

/** The chat's own icons. They are not in ui/icon, because the main package has no use for them. */
export function ChatIcon({ name, playing }: { name: ChatIconName; playing?: boolean }) {
  return (
    <View
      className={joinClasses(css.icon, css[name], playing && css.playing)}
      {...semantics({ 'aria-hidden': true })}
    />
  )
}
