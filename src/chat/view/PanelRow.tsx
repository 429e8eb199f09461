import { type ChatContent, formatPanelTime } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Avatar } from '@/ui/content/Avatar'
import { Badge } from '@/ui/content/Badge'
import { pressProps } from '@/ui/press/pressProps'
import type { PanelEntry } from '../PanelStore'
import { panelParts } from '../text/linkParts'
import { LinkText } from './LinkText'
import { text } from './messages'
import css from './PanelRow.module.scss'
import { summaryOf } from './summaryOf'

interface PanelRowProps {
  readonly entry: PanelEntry
  readonly onReply: (entry: PanelEntry) => void
  readonly onNotices: (entry: PanelEntry) => void
}

/** The text of the last message; its links follow the panel's rule. */
function Summary({ content }: { content: ChatContent }) {
  const { body, tipNotify } = content
  if (!tipNotify && (body.type === 1 || body.type === 10)) return <LinkText parts={panelParts(body.text)} />
  return <Text>{summaryOf(content)}</Text>
}

/** The sender, the time and the last message. A tap opens the conversation or the notices; a person can be answered. */
export const PanelRow = observer(function PanelRow({ entry, onReply, onNotices }: PanelRowProps) {
  const { key, peer, message, date, isSystem, canReply, unread } = entry
  const name = isSystem ? text('systemMessage') : peer.nickName
  const open = () => (canReply ? onReply(entry) : onNotices(entry))
  return (
    <View id={`panel-${key}`} className={css.row}>
      <Badge count={unread}>
        <Avatar src={peer.avatar || message.content.sender.avatar} name={name} />
      </Badge>
      <View className={css.words}>
        <View id={`open-${key}`} className={css.whole} {...pressProps(open, { role: 'link' })}>
          <View className={css.head}>
            <Text className={css.name}>{name}</Text>
            <Text className={css.time}>{formatPanelTime(date)}</Text>
          </View>
          <View className={css.last}>
            <Summary content={message.content} />
          </View>
        </View>
        {canReply && (
          <View id={`reply-${key}`} className={css.reply} {...pressProps(open, { role: 'link' })}>
            {text('reply')}
          </View>
        )}
      </View>
    </View>
  )
})
