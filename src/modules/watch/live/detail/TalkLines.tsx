import type { Comment } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Avatar } from '@/ui/content/Avatar'
import { pressProps } from '@/ui/press/pressProps'
import { text } from '../messages'
import css from './TalkLines.module.scss'
import { TalkPane } from './TalkPane'
import type { TalkStore } from './TalkStore'

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

/**
 * What is said in the room, the newest line at the bottom, where it stays. While older lines are read, new ones wait
 * behind a button.
 */
export const TalkLines = observer(function TalkLines({ talk }: { readonly talk: TalkStore }) {
  const { lines, own, newCount, failed, jumps } = talk
  return (
    <View className={css.talk}>
      {/* Made anew, it begins at its end. */}
      <TalkPane key={jumps} onEnd={(isAtEnd) => talk.setAtEnd(isAtEnd)}>
        {own && line(own, text('sending'))}
        {lines.map((one) => line(one))}
        {lines.length === 0 && !own && <Text className={css.none}>{text(failed ? 'talkFailed' : 'noTalk')}</Text>}
      </TalkPane>
      {newCount > 0 && (
        <View className={css.place}>
          <View id="talk-new" className={css.pill} {...pressProps(() => talk.goToEnd())}>
            <Text>{text('newTalk', { count: newCount })}</Text>
          </View>
        </View>
      )}
    </View>
  )
})
