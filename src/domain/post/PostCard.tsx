import { type ItemSummary, MODULE_TYPE, relativeTime } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { language } from '@/locales/Language'
import { Avatar } from '@/ui/content/Avatar'
import commentIcon from '@/ui/icon/drawings/comment.module.scss'
import heartIcon from '@/ui/icon/drawings/heart.module.scss'
import heartFilledIcon from '@/ui/icon/drawings/heartFilled.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { Picture } from '@/ui/media/Picture'
import { pressProps } from '@/ui/press/pressProps'
import { CommentPictures } from '../comment/CommentPictures'
import { hasMark } from '../list/toggleListMark'
import { FoldedText } from './FoldedText'
import { text } from './messages'
import css from './PostCard.module.scss'

export interface PostCardProps {
  readonly item: ItemSummary
  readonly now: number
  readonly onOpen: (item: ItemSummary) => void
  readonly onLike: (item: ItemSummary) => void
  /** Absent where the topic is known, or posts have none. */
  readonly onTopic?: (tag: string) => void
  /** Opens the comments; the post itself by default. */
  readonly onComment?: (item: ItemSummary) => void
}

const NO_PICTURES: readonly string[] = []

/** The pictures of a summary: a single one is only its cover. */
const picturesOf = ({ cover, extra }: ItemSummary) => extra.images ?? (cover ? [cover] : NO_PICTURES)

/** A post in a list: who and when, the folded text, pictures, topic and place, and its buttons. */
export const PostCard = observer(function PostCard(props: PostCardProps) {
  const { item, now, onOpen, onLike, onTopic, onComment = onOpen } = props
  const { author, summary, title, publishedAt, extra, counts, tags } = item
  const liked = hasMark(item, 'like')
  const [topic] = tags
  const isNote = item.moduleType === MODULE_TYPE.note
  const open = () => onOpen(item)
  return (
    <View id={`post-${item.id}`} className={css.card}>
      <View className={css.head} {...pressProps(open, { role: 'link' })}>
        <Avatar src={author.headImg} name={author.nick_name} size="small" />
        <View className={css.who}>
          <Text className={css.name}>{author.nick_name}</Text>
          <Text className={css.time}>{relativeTime(publishedAt, now, language.code === 'en' ? 'en' : 'zh')}</Text>
        </View>
      </View>
      {isNote && <Text className={css.title}>{title}</Text>}
      <FoldedText id={`post-text-${item.id}`} words={summary || title} onPress={open} />
      {extra.isVideo ? (
        <View className={css.video} {...pressProps(open, { label: `${text('video')} ${title}` })}>
          {item.cover && <Picture src={item.cover} alt="" ratio={16 / 9} radius="control" />}
          <Text className={item.cover ? css.play : css.playAlone}>▶ {text('video')}</Text>
        </View>
      ) : (
        picturesOf(item).length > 0 && <CommentPictures pictures={picturesOf(item)} large />
      )}
      {((onTopic && topic) || extra.place) && (
        <View className={css.marks}>
          {onTopic && topic && (
            <Text className={css.topic} {...pressProps(() => onTopic(topic), { role: 'link' })}>
              #{topic}
            </Text>
          )}
          {extra.place && <Text className={css.place}>{extra.place}</Text>}
        </View>
      )}
      <View className={css.foot}>
        <View
          id={`post-like-${item.id}`}
          className={css.act}
          {...pressProps(() => onLike(item), { label: `${text('like')} ${counts.like}`, pressed: liked })}
        >
          <Icon
            drawing={liked ? heartFilledIcon.drawing : heartIcon.drawing}
            size={18}
            {...(liked ? { color: 'var(--danger)' } : {})}
          />
          <Text>{counts.like || text('like')}</Text>
        </View>
        <View
          id={`post-comment-${item.id}`}
          className={css.act}
          {...pressProps(() => onComment(item), { label: `${text('comment')} ${counts.comment}` })}
        >
          <Icon drawing={commentIcon.drawing} size={18} />
          <Text>{counts.comment || text('comment')}</Text>
        </View>
      </View>
    </View>
  )
})
