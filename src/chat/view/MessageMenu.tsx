import { Text, View } from '@tarojs/components'
import { clipboard } from '@/platform/clipboard'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { toast } from '@/ui/feedback/toast'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import css from './MessageMenu.module.scss'
import { type MessageChoice, messageChoices, wordsOf } from './messageChoices'
import { text } from './messages'
import type { ShownMessage } from './ShownMessage'

interface MessageMenuProps {
  /** The message that was held; null while none is. */
  readonly message: ShownMessage | null
  /** Quotes its words; without it nobody can answer here. */
  readonly onQuote?: ((message: ShownMessage) => void) | undefined
  readonly onRetry: (tempID: string) => void
  readonly onRemove: (tempID: string) => void
  readonly onClose: () => void
}

async function copy(message: ShownMessage): Promise<void> {
  const copied = await clipboard.write(wordsOf(message))
  toast.show(text(copied.ok ? 'copied' : 'copyFailed'))
}

/** What can be done with the message that was held. */
export function MessageMenu({ message, onQuote, onRetry, onRemove, onClose }: MessageMenuProps) {
  if (!message) return null
  const take = (choice: MessageChoice) => {
    onClose()
    if (choice === 'copy') void copy(message)
    if (choice === 'quote') onQuote?.(message)
    if (choice === 'retry') onRetry(message.tempID)
    if (choice === 'remove') onRemove(message.tempID)
  }
  const words = wordsOf(message)
  return (
    <BottomSheet id="chat-menu" open title={text('messageOptions')} onClose={onClose}>
      {words && <Text className={css.words}>{words}</Text>}
      {messageChoices(message, onQuote !== undefined).map((choice) => (
        <View
          key={choice}
          id={`menu-${choice}`}
          className={joinClasses(css.choice, choice === 'remove' && css.danger)}
          {...pressProps(() => take(choice))}
        >
          {text(choice)}
        </View>
      ))}
    </BottomSheet>
  )
}
