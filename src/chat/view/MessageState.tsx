import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Spinner } from '@/ui/feedback/Spinner'
import css from './MessageState.module.scss'
import { text } from './messages'
import type { ShownMessage } from './ShownMessage'

interface MessageStateProps {
  readonly message: ShownMessage
  readonly isLast: boolean
}

/** Beside one of the user's messages: on its way or not sent; beside the last one also delivered or read. */
export const MessageState = observer(function MessageState({ message, isLast }: MessageStateProps) {
  switch (message.status) {
    case 'failed':
      return <View className={css.sign}>!</View>
    case 'uploading':
      return <Text className={css.word}>{text('uploading', { percent: message.progress })}</Text>
    case 'sending':
      return (
        <View className={css.word}>
          <Spinner />
        </View>
      )
    default:
      return isLast && <Text className={css.word}>{text(message.status === 'read' ? 'read' : 'delivered')}</Text>
  }
})
