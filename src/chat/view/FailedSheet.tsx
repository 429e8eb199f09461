import { Text, View } from '@tarojs/components'
import { AppButton } from '@/ui/action/AppButton'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import css from './FailedSheet.module.scss'
import { text } from './messages'
import type { ShownMessage } from './ShownMessage'

interface FailedSheetProps {
  readonly message: ShownMessage | null
  readonly onRetry: (tempID: string) => void
  readonly onRemove: (tempID: string) => void
  readonly onClose: () => void
}

/** Choices for a message that was refused, with the gate's reason. */
export function FailedSheet({ message, onRetry, onRemove, onClose }: FailedSheetProps) {
  const then = (run: (tempID: string) => void) => () => {
    if (message) run(message.tempID)
    onClose()
  }
  return (
    <BottomSheet id="chat-failed" open={message !== null} title={text('failedOptions')} onClose={onClose}>
      {message?.refusal && <Text className={css.reason}>{message.refusal}</Text>}
      <View className={css.choices}>
        <AppButton id="chat-retry" kind="primary" stretch onPress={then(onRetry)}>
          {text('retry')}
        </AppButton>
        <AppButton id="chat-remove" stretch onPress={then(onRemove)}>
          {text('remove')}
        </AppButton>
      </View>
    </BottomSheet>
  )
}
