import type { ItemSummary } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { hasMark } from '@/domain/list/toggleListMark'
import { AppButton } from '@/ui/action/AppButton'
import { Picture } from '@/ui/media/Picture'
import { pressProps } from '@/ui/press/pressProps'
import { text } from './messages'
import css from './TopicRow.module.scss'

interface TopicRowProps {
  readonly topic: ItemSummary
  readonly onFollow: (topic: ItemSummary) => void
  /** Absent above the topic's own posts. */
  readonly onOpen?: (topic: ItemSummary) => void
}

/** A topic: picture, name, how many posts and followers, and the button to follow it. */
export const TopicRow = observer(function TopicRow({ topic, onFollow, onOpen }: TopicRowProps) {
  const { id, title, cover, summary, extra } = topic
  const followed = hasMark(topic, 'follow')
  return (
    <View id={`topic-${id}`} className={css.row}>
      <View className={css.about} {...pressProps(onOpen && (() => onOpen(topic)), { role: 'link' })}>
        <View className={css.picture}>
          <Picture src={cover} alt="" ratio={1} radius="control" size="small" />
        </View>
        <View className={css.words}>
          <Text className={css.title}>#{title}</Text>
          <Text className={css.summary}>{summary}</Text>
          <Text id={`topic-facts-${id}`} className={css.facts}>
            {text('facts', { posts: extra.posts ?? 0, followers: extra.followers ?? 0 })}
          </Text>
        </View>
      </View>
      <AppButton
        id={`topic-follow-${id}`}
        kind={followed ? 'ghost' : 'secondary'}
        size="small"
        label={`${text(followed ? 'followed' : 'follow')} ${title}`}
        onPress={() => onFollow(topic)}
      >
        {text(followed ? 'followed' : 'follow')}
      </AppButton>
    </View>
  )
})
