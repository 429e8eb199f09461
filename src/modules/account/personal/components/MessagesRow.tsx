import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { chatEntry } from '@/chat/ChatEntry'
import { openMessagePanel } from '@/chat/openChat'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { ListRow } from '@/ui/content/ListRow'
import { StatusTag } from '@/ui/content/StatusTag'
import commentIcon from '@/ui/icon/drawings/comment.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { text } from '../../messages'

const MOST = 99

/** A row that opens the messages, with the number of unread ones. */
export const MessagesRow = observer(function MessagesRow() {
  useScreenShow(() => void chatEntry.count())
  const { unread } = chatEntry
  return (
    <ListRow
      id="menu-messages"
      icon={<Icon drawing={commentIcon.drawing} size={18} />}
      title={text('messages')}
      value={
        unread > 0 ? (
          <View id="unread-count">
            <StatusTag tone="danger">{unread > MOST ? `${MOST}+` : String(unread)}</StatusTag>
          </View>
        ) : undefined
      }
      onPress={() => void openMessagePanel()}
    />
  )
})
