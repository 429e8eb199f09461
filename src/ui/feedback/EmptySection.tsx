import { Text, View } from '@tarojs/components'
import { AppButton } from '@/ui/action/AppButton'
import { semantics } from '@/ui/press/semantics'
import css from './EmptySection.module.scss'

export type EmptySectionProps = { message: string; actionText: string; onAction: () => void }

/** An empty part of a page that shows more: the sentence and a quiet action, without a drawing. */
export function EmptySection({ message, actionText, onAction }: EmptySectionProps) {
  return (
    <View className={css.section} {...semantics({ role: 'status' })}>
      <Text>{message}</Text>
      <AppButton onPress={onAction}>{actionText}</AppButton>
    </View>
  )
}
