import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { pressProps } from '@/ui/press/pressProps'
import { semantics } from '@/ui/press/semantics'
import css from './FailedLine.module.scss'
import { text } from './messages'
import type { ShownMessage } from './ShownMessage'

interface FailedLineProps {
  readonly message: ShownMessage
  readonly onRetry: () => void
  readonly onRemove: () => void
}

/** Below a refused message: the gate's reason, and buttons to send it again or delete it. */
export const FailedLine = observer(function FailedLine({ message, onRetry, onRemove }: FailedLineProps) {
  return (
    <View id={`failed-${message.tempID}`} className={css.failed}>
      <Text className={css.reason} {...semantics({ role: 'alert' })}>
        {message.refusal || text('failed')}
      </Text>
      <View id={`retry-${message.tempID}`} className={css.choice} {...pressProps(onRetry)}>
        {text('retry')}
      </View>
      <View id={`remove-${message.tempID}`} className={css.choice} {...pressProps(onRemove)}>
        {text('remove')}
      </View>
    </View>
  )
})
