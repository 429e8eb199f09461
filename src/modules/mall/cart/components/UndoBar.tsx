import { Text, View } from '@tarojs/components'
import { AppButton } from '@/ui/action/AppButton'
import { semantics } from '@/ui/press/semantics'
import { text } from '../../messages'
import css from './UndoBar.module.scss'

/** Shows how many lines were deleted, with a button to restore them. */
export function UndoBar({ count, onUndo }: { readonly count: number; readonly onUndo: () => void }) {
  return (
    <View className={css.bar} {...semantics({ role: 'status' })}>
      <Text>{text('removedLines', { count })}</Text>
      <AppButton id="cart-undo" kind="secondary" size="small" onPress={onUndo}>
        {text('undo')}
      </AppButton>
    </View>
  )
}
