import type { Comment } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Avatar } from '@/ui/content/Avatar'
import { pressProps } from '@/ui/press/pressProps'
import { text } from '../messages'
import css from './TalkLines.module.scss'
import type { TalkStore } from './TalkStore'

interface TalkLinesProps {
  readonly talk: TalkStore
  /** Brings the newest line into sight. */
  readonly onTop: () => void
}

const line = ({ id, user, content }: Comment, note?: string) => (
  <View key={id || 'own'} id={id ? `talk-${id}` : 'talk-own'} className={css.line}>
    <Avatar src={user.headImg} name={user.nick_name} size="tiny" />
    <View className={css.words}>
      <Text className={css.name}>{user.nick_name}</Text>
      <Text className={css.content} userSelect>
        {content}
      </Text>
      {note && <Text className={css.note}>{note}</Text>}
    </View>
  </View>
)

/** What is said in the room, newest first. New lines wait behind a pill while older ones are read. */
export const TalkLines = observer(function TalkLines({ talk, onTop }: TalkLinesProps) {
  const { lines, own, hasNew, failed } = talk
  return (
    <View id="talk" className={css.talk}>
      {hasNew && (
        <View className={css.place}>
          <View id="talk-new" className={css.pill} {...pressProps(onTop)}>
            <Text>{text('newTalk')}</Text>
          </View>
        </View>
      )}
      {own && line(own, text('sending'))}
      {lines.map((one) => line(one))}
      {lines.length === 0 && !own && <Text className={css.none}>{text(failed ? 'talkFailed' : 'noTalk')}</Text>}
    </View>
  )
})
