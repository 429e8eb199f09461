import { type Comment, relativeTime } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { language } from '@/locales/Language'
import { Avatar } from '@/ui/content/Avatar'
import { Rating } from '@/ui/content/Rating'
import { pressProps } from '@/ui/press/pressProps'
import { CommentPictures } from './CommentPictures'
import css from './CommentRow.module.scss'
import { text } from './messages'

interface CommentRowProps {
  readonly comment: Comment
  readonly now: number
  /** Absent when the comment cannot be answered. */
  readonly onAnswer?: (comment: Comment) => void
}

const average = ([a, b, c]: Comment['scores']): number => (a + b + c) / 3

export const CommentRow = observer(function CommentRow({ comment, now, onAnswer }: CommentRowProps) {
  const { user, content, createdAt, replyTo } = comment
  const score = average(comment.scores)
  return (
    <View id={`comment-${comment.id}`} className={css.row}>
      <Avatar src={user.headImg} name={user.nick_name} size="small" />
      <View className={css.words}>
        <View className={css.head}>
          <Text className={css.name}>{user.nick_name}</Text>
          <Text className={css.time}>{relativeTime(createdAt, now, language.code === 'en' ? 'en' : 'zh')}</Text>
        </View>
        {score > 0 && (
          <View className={css.score}>
            <Rating value={Math.round(score)} />
            {comment.spec && <Text className={css.time}>{comment.spec}</Text>}
          </View>
        )}
        <Text className={css.content} userSelect>
          {content}
        </Text>
        {comment.imgs && <CommentPictures pictures={comment.imgs} />}
        {replyTo && (
          <Text className={css.quote}>
            {replyTo.nick_name}：{replyTo.content}
          </Text>
        )}
        {onAnswer && (
          <View
            className={css.answer}
            {...pressProps(() => onAnswer(comment), { label: `${text('reply')} ${user.nick_name}` })}
          >
            <Text>{text('reply')}</Text>
          </View>
        )}
      </View>
    </View>
  )
})
