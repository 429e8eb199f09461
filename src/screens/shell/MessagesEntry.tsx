import { observer } from 'mobx-react'
import { chatEntry } from '@/chat/ChatEntry'
import { openMessagePanel } from '@/chat/openChat'
import { text } from '@/domain/messages'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { Fab } from '@/ui/action/Fab'
import { Badge } from '@/ui/content/Badge'
import commentIcon from '@/ui/icon/drawings/comment.module.scss'
import { Icon } from '@/ui/icon/Icon'

/** A button for the messages on a page without a header; it floats above the tab bar. */
export const MessagesEntry = observer(function MessagesEntry() {
  useScreenShow(() => void chatEntry.count())
  return (
    <Fab
      id="messages-entry"
      raised
      label={text('messages')}
      icon={
        <Badge count={chatEntry.unread}>
          <Icon drawing={commentIcon.drawing} size={24} />
        </Badge>
      }
      onPress={() => void openMessagePanel()}
    />
  )
})
