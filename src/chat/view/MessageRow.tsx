import { shanghaiDay } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Avatar } from '@/ui/content/Avatar'
import { joinClasses } from '@/ui/joinClasses'
import { linkParts, type TextPart } from '../text/linkParts'
import { type BodyActions, MessageBody } from './bubbles/MessageBody'
import { dayWords, timeWords } from './dayWords'
import { FailedLine } from './FailedLine'
import { holdProps } from './holdProps'
import css from './MessageRow.module.scss'
import { MessageState } from './MessageState'
import { messageChoices } from './messageChoices'
import { text } from './messages'
import { opensDay, opensPeriod, type ShownMessage } from './ShownMessage'

interface MessageRowProps extends BodyActions {
  readonly message: ShownMessage
  readonly before: ShownMessage | undefined
  /** The first message that was unread when the conversation was opened. */
  readonly isFirstUnread: boolean
  /** True for the last one of the user's own: those above were delivered too. */
  readonly isLastOwn: boolean
  /** True for the newest message. */
  readonly isLast: boolean
  /** True where words can be quoted, because somebody can answer. */
  readonly canQuote: boolean
  /** Asks for the menu of the message. */
  readonly onHold: (message: ShownMessage) => void
  /** True when a search has led to this message. */
  readonly isTarget: boolean
  readonly onRetry: (tempID: string) => void
  readonly onRemove: (tempID: string) => void
  /** Splits text into links: the panel's notices have a rule of their own. */
  readonly partsOf?: ((text: string) => readonly TextPart[]) | undefined
}

/** Shows the user's own file as long as the device has it: it needs no download. */
function shownBody({ body, localPath }: ShownMessage): ShownMessage['body'] {
  if (!localPath) return body
  if (body.type === 2) return { ...body, imageUrl: localPath }
  // The stored address of a voice carries its length, so keep it when there is one.
  if (body.type === 3 && body.voiceUrl === '') return { ...body, voiceUrl: localPath }
  if (body.type === 4) return { ...body, videoUrl: localPath }
  return body
}

/** One message. An observer of its own: a change of its state renders this row only. */
export const MessageRow = observer(function MessageRow(props: MessageRowProps) {
  const {
    message,
    before,
    isFirstUnread,
    isLastOwn,
    isLast,
    canQuote,
    onHold,
    isTarget,
    onRetry,
    onRemove,
    partsOf = linkParts,
    ...actions
  } = props
  const { tempID, mine, date, sender, tipNotify, place, status } = message
  return (
    <View id={`message-${tempID}`} className={joinClasses(css.row, isTarget && css.target)}>
      {isFirstUnread && (
        <View id="chat-unread" className={css.unread}>
          <Text className={css.unreadWords}>{text('unreadFrom')}</Text>
        </View>
      )}
      {opensPeriod(message, before, shanghaiDay) && (
        <Text className={css.time}>{opensDay(message, before, shanghaiDay) ? dayWords(date) : timeWords(date)}</Text>
      )}
      <View
        className={joinClasses(css.line, mine && css.mine)}
        {...(messageChoices(message, canQuote).length > 0 ? holdProps(() => onHold(message), isLast) : {})}
      >
        {!mine && sender && <Avatar src={sender.avatar} name={sender.nick_name} size="small" />}
        {/* A key, because a row may change its message: the state of the old one, e.g. that it plays, must not stay. */}
        <MessageBody
          key={tempID}
          id={tempID}
          message={message}
          body={shownBody(message)}
          place={place}
          tipNotify={tipNotify}
          tone={mine ? css.own : css.other}
          partsOf={partsOf}
          {...actions}
        />
        {mine && <MessageState message={message} isLast={isLastOwn} />}
      </View>
      {status === 'failed' && (
        <FailedLine message={message} onRetry={() => onRetry(tempID)} onRemove={() => onRemove(tempID)} />
      )}
    </View>
  )
})
