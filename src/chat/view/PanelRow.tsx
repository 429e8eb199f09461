import { CHAT, type ChatBody, formatPanelTime } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Avatar } from '@/ui/content/Avatar'
import { Badge } from '@/ui/content/Badge'
import { pressProps } from '@/ui/press/pressProps'
import type { PanelEntry } from '../PanelStore'
import { panelParts } from '../text/linkParts'
import { type BodyActions, MessageBody } from './bubbles/MessageBody'
import { LinkText } from './LinkText'
import { text } from './messages'
import css from './PanelRow.module.scss'

interface PanelRowProps extends BodyActions {
  readonly entry: PanelEntry
  readonly onReply: (entry: PanelEntry) => void
}

/** What the last message of a conversation says, in words. */
function Summary({ body }: { body: ChatBody }) {
  if (body.type === 1 || body.type === 10) return <LinkText parts={panelParts(body.text)} />
  const words = { 2: 'image', 3: 'voiceShort', 4: 'videoMessage', 11: 'card' } as const
  return <Text>{text(words[body.type])}</Text>
}

/** Who, when and what; a person can be answered. */
export const PanelRow = observer(function PanelRow({ entry, onReply, ...actions }: PanelRowProps) {
  const { key, peer, message, date, isNotice, canReply, unread } = entry
  const { sender, body, tipNotify } = message.content
  const name = isNotice && sender.level === CHAT.systemLevel ? text('systemMessage') : peer.nickName
  const reply = canReply ? () => onReply(entry) : undefined
  return (
    <View id={`panel-${key}`} className={css.row}>
      <Badge count={unread}>
        <Avatar src={peer.avatar ?? ''} name={name} />
      </Badge>
      <View className={css.words}>
        <View className={css.head}>
          <Text className={css.name}>{name}</Text>
          <Text className={css.time}>{formatPanelTime(date)}</Text>
        </View>
        {isNotice ? (
          <MessageBody
            id={key}
            body={body}
            tipNotify={tipNotify ?? null}
            tone={css.notice}
            partsOf={panelParts}
            {...actions}
          />
        ) : (
          <View className={css.last} {...pressProps(reply, { role: 'link' })}>
            <Summary body={body} />
          </View>
        )}
        {reply && (
          <View id={`reply-${key}`} className={css.reply} {...pressProps(reply, { role: 'link' })}>
            {text('reply')}
          </View>
        )}
      </View>
    </View>
  )
})
