import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Spinner } from '@/ui/feedback/Spinner'
import { pressProps } from '@/ui/press/pressProps'
import css from './MessageState.module.scss'
import { text } from './messages'
import type { ShownMessage } from './ShownMessage'

interface MessageStateProps {
  readonly message: ShownMessage
  readonly onFailed: () => void
}

/** The state of the member's own message: in progress, failed, delivered or read. */
export const MessageState = observer(function MessageState({ message, onFailed }: MessageStateProps) {
  switch (message.status) {
    case 'failed':
      return (
        <View
          id={`failed-${message.tempID}`}
          className={css.failed}
          {...pressProps(onFailed, { label: text('failedOptions') })}
        >
          <View className={css.sign}>!</View>
        </View>
      )
    case 'uploading':
      return <Text className={css.word}>{text('uploading', { percent: message.progress })}</Text>
    case 'sending':
      return (
        <View className={css.word}>
          <Spinner />
        </View>
      )
    default:
      return <Text className={css.word}>{text(message.status === 'read' ? 'read' : 'delivered')}</Text>
  }
})
