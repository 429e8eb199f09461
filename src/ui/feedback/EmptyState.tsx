import { Text, View } from '@tarojs/components'
import { AppButton } from '@/ui/action/AppButton'
import { semantics } from '@/ui/press/semantics'
import { drawings } from './drawings'
import css from './EmptyState.module.scss'

export type EmptyStateProps = {
  drawing?: keyof typeof drawings
  message: string
  actionText?: string
  onAction?: () => void
  id?: string
  actionId?: string
}

/** A small drawing, one sentence, one action. */
export function EmptyState({ drawing = 'empty', message, actionText, onAction, id, actionId }: EmptyStateProps) {
  return (
    <View id={id} className={css.state} {...semantics({ role: drawing === 'failed' ? 'alert' : 'status' })}>
      <View className={css.drawing} style={{ backgroundImage: `url("${drawings[drawing]}")` }} />
      <Text className={css.message}>{message}</Text>
      {actionText && onAction && (
        <AppButton id={actionId} kind="primary" onPress={onAction}>
          {actionText}
        </AppButton>
      )}
    </View>
  )
}
