import { Text, View } from '@tarojs/components'
import { AppButton } from '@/ui/action/AppButton'
import { joinClasses } from '@/ui/joinClasses'
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
  /** Within a page that shows more: the sentence and a quiet action. */
  inline?: boolean
}

/** A small drawing, one sentence, one action. */
export function EmptyState({
  drawing = 'empty',
  message,
  actionText,
  onAction,
  id,
  actionId,
  inline,
}: EmptyStateProps) {
  return (
    <View
      id={id}
      className={joinClasses(css.state, inline && css.inline)}
      {...semantics({ role: drawing === 'failed' ? 'alert' : 'status' })}
    >
      {!inline && <View className={css.drawing} style={{ backgroundImage: `url("${drawings[drawing]}")` }} />}
      <Text className={css.message}>{message}</Text>
      {actionText && onAction && (
        <AppButton id={actionId} kind={inline ? 'secondary' : 'primary'} onPress={onAction}>
          {actionText}
        </AppButton>
      )}
    </View>
  )
}
