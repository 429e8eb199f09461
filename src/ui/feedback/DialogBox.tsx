import { Text, View } from '@tarojs/components'
import { AppButton } from '@/ui/action/AppButton'
import { semantics } from '@/ui/press/semantics'
import css from './DialogBox.module.scss'
import type { DialogOptions } from './dialog'
import { useDismiss } from './useDismiss'
import { useModalFocus } from './useModalFocus'

type Props = DialogOptions & { onAnswer: (yes: boolean) => void }

export function DialogBox({ title, message, confirmText = '', cancelText, danger, onAnswer }: Props) {
  useDismiss(true, () => onAnswer(false))
  useModalFocus(true, '[role=alertdialog]')
  return (
    <View className={css.mask} catchMove>
      <View
        id="dialog"
        className={css.box}
        {...semantics({ role: 'alertdialog', 'aria-modal': true, 'aria-label': title ?? message })}
      >
        {title && <Text className={css.title}>{title}</Text>}
        {message && <Text className={css.message}>{message}</Text>}
        <View className={css.buttons}>
          {cancelText && (
            <AppButton id="dialog-cancel" kind="secondary" stretch onPress={() => onAnswer(false)}>
              {cancelText}
            </AppButton>
          )}
          <AppButton id="dialog-confirm" kind={danger ? 'danger' : 'primary'} stretch onPress={() => onAnswer(true)}>
            {confirmText}
          </AppButton>
        </View>
      </View>
    </View>
  )
}
