import { relativeTime, shanghaiDay } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { language } from '@/locales/Language'
import { Avatar } from '@/ui/content/Avatar'
import { joinClasses } from '@/ui/joinClasses'
import { linkParts, type TextPart } from '../text/linkParts'
import { type BodyActions, MessageBody } from './bubbles/MessageBody'
import css from './MessageRow.module.scss'
import { MessageState } from './MessageState'
import { opensPeriod, type ShownMessage } from './ShownMessage'

interface MessageRowProps extends BodyActions {
  readonly message: ShownMessage
  readonly before: ShownMessage | undefined
  /** Opens the choices for a failed message. */
  readonly onFailed: (message: ShownMessage) => void
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
export const MessageRow = observer(function MessageRow({
  message,
  before,
  onFailed,
  partsOf = linkParts,
  ...actions
}: MessageRowProps) {
  const { tempID, mine, date, sender, tipNotify } = message
  return (
    <View id={`message-${tempID}`} className={css.row}>
      {opensPeriod(message, before, shanghaiDay) && (
        <Text className={css.time}>{relativeTime(date, Date.now(), language.code === 'en' ? 'en' : 'zh')}</Text>
      )}
      <View className={joinClasses(css.line, mine && css.mine)}>
        {!mine && sender && <Avatar src={sender.avatar} name={sender.nick_name} size="small" />}
        {/* A key, because a row may change its message: the state of the old one, e.g. that it plays, must not stay. */}
        <MessageBody
          key={tempID}
          id={tempID}
          body={shownBody(message)}
          tipNotify={tipNotify}
          tone={mine ? css.own : css.other}
          partsOf={partsOf}
          {...actions}
        />
        {mine && <MessageState message={message} onFailed={() => onFailed(message)} />}
      </View>
    </View>
  )
})
