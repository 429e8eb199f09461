import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { chatEntry } from '@/chat/ChatEntry'
import { openMessagePanel } from '@/chat/openChat'
import { text } from '@/domain/messages'
import { Badge } from '@/ui/content/Badge'
import commentIcon from '@/ui/icon/drawings/comment.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { pressProps } from '@/ui/press/pressProps'
import css from './MessagesEntry.module.scss'

/**
 * Opens the messages. It is beside the tabs of a bar or below those of a rail, never over a page. Its content names it,
 * with the number of unread ones.
 */
export const MessagesEntry = observer(function MessagesEntry({ id }: { id: string }) {
  return (
    <View id={id} className={css.entry} {...pressProps(() => void openMessagePanel())}>
      <Badge count={chatEntry.unread}>
        <Icon drawing={commentIcon.drawing} size={24} />
      </Badge>
      <Text className={css.text}>{text('messages')}</Text>
    </View>
  )
})
