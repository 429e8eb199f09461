import { Text, View } from '@tarojs/components'
import { AppButton } from '@/ui/action/AppButton'
import { semantics } from '@/ui/press/semantics'
import css from './UndoBar.module.scss'

interface UndoBarProps {
  readonly id: string
  readonly said: string
  readonly action: string
  readonly onUndo: () => void
}

/** Says that something was removed, with a button to bring it back. */
export function UndoBar({ id, said, action, onUndo }: UndoBarProps) {
  return (
    <View className={css.bar} {...semantics({ role: 'status' })}>
      <Text>{said}</Text>
      <AppButton id={id} size="small" onPress={onUndo}>
        {action}
      </AppButton>
    </View>
  )
}
