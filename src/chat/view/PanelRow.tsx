import { type ChatContent, formatPanelTime } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Avatar } from '@/ui/content/Avatar'
import { Badge } from '@/ui/content/Badge'
import { SwipeRow } from '@/ui/content/SwipeRow'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import type { PanelEntry } from '../PanelStore'
import { panelParts } from '../text/linkParts'
import { wordedBody } from '../text/wordedBody'
import { LinkText } from './LinkText'
import { text } from './messages'
import css from './PanelRow.module.scss'
import { summaryOf } from './summaryOf'

interface PanelRowProps {
  readonly entry: PanelEntry
  /** The choices behind the row are shown. */
  readonly isOpen: boolean
  readonly onSwipe: (entry: PanelEntry, isOpen: boolean) => void
  readonly onReply: (entry: PanelEntry) => void
  readonly onNotices: (entry: PanelEntry) => void
  readonly onMute: (entry: PanelEntry) => void
  readonly onBlock: (entry: PanelEntry) => void
  readonly onClear: (entry: PanelEntry) => void
}

/** The text of the last message; its links follow the panel's rule. */
function Summary({ content }: { content: ChatContent }) {
  const body = wordedBody(content)
  if (!content.tipNotify && (body.type === 1 || body.type === 10)) return <LinkText parts={panelParts(body.text)} />
  return <Text>{summaryOf(content)}</Text>
}

/** The sender, the time and the last message. A tap opens it; a swipe or the button with dots opens its choices. */
export const PanelRow = observer(function PanelRow(props: PanelRowProps) {
  const { entry, isOpen, onSwipe, onReply, onNotices, onMute, onBlock, onClear } = props
  const { key, peer, message, date, isSystem, canReply, unread, muted, blocked } = entry
  const name = isSystem ? text('systemMessage') : peer.nickName
  const open = () => (canReply ? onReply(entry) : onNotices(entry))
  return (
    <SwipeRow
      isOpen={isOpen}
      onOpen={(wanted) => onSwipe(entry, wanted)}
      choices={[
        { id: `mute-${key}`, text: text(muted ? 'unmute' : 'mute'), onPress: () => onMute(entry) },
        ...(isSystem
          ? []
          : [{ id: `block-${key}`, text: text(blocked ? 'unblock' : 'block'), onPress: () => onBlock(entry) }]),
        { id: `clear-${key}`, text: text('remove'), isDanger: true, onPress: () => onClear(entry) },
      ]}
    >
      <View id={`panel-${key}`} className={css.row}>
        <Badge count={muted ? unread > 0 : unread}>
          <Avatar src={peer.avatar || message.content.sender.avatar} name={name} />
        </Badge>
        <View className={css.words}>
          <View id={`open-${key}`} {...pressProps(open, { role: 'link' })}>
            <View className={css.head}>
              <Text className={css.name}>{name}</Text>
              {(muted || blocked) && <Text className={css.time}>{text(blocked ? 'blockedNow' : 'mutedNow')}</Text>}
              <Text className={css.time}>{formatPanelTime(date)}</Text>
            </View>
            <View className={css.last}>
              <Summary content={message.content} />
            </View>
          </View>
          <View className={joinClasses(css.foot, !canReply && css.beside)}>
            {canReply && (
              <View id={`reply-${key}`} className={css.reply} {...pressProps(open, { role: 'link' })}>
                {text('reply')}
              </View>
            )}
            <View
              id={`more-${key}`}
              className={css.more}
              {...pressProps(() => onSwipe(entry, !isOpen), { label: text('rowOptions'), expanded: isOpen })}
            >
              <View className={css.dots} />
            </View>
          </View>
        </View>
      </View>
    </SwipeRow>
  )
})
