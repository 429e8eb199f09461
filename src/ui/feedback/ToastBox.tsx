import { Text, View } from '@tarojs/components'
import { joinClasses } from '@/ui/joinClasses'
import { semantics } from '@/ui/press/semantics'
import type { ToastNote } from './Overlays'
import css from './ToastBox.module.scss'

export function ToastBox({ note }: { note: ToastNote }) {
  return (
    <View
      id="toast"
      className={joinClasses(css.layer, css[note.position])}
      {...semantics({ role: note.tone === 'error' ? 'alert' : 'status', 'aria-live': 'assertive' })}
    >
      <View className={joinClasses(css.box, css[note.tone])}>
        <Text className={css.text}>{note.text}</Text>
      </View>
    </View>
  )
}
