import { Text } from '@tarojs/components'
import { FeedCard } from '@/ui/content/FeedCard'
import { StatusTag } from '@/ui/content/StatusTag'
import { text } from '../messages'
import type { CardProps } from './CardProps'
import { shortCount } from './itemFacts'

/** A note in the two-column feed: picture in its own proportions, title, author, likes. */
export function NoteCard({ id, item, onPress }: CardProps) {
  return (
    <FeedCard
      id={id}
      picture={item.cover}
      ratio={item.extra.ratio ?? 1}
      title={item.title}
      author={item.author.nick_name}
      avatar={item.author.headImg}
      end={<Text>{text('likes', { count: shortCount(item.counts.like) })}</Text>}
      {...(item.extra.status === 'draft' ? { badge: <StatusTag look="filled">{text('draft')}</StatusTag> } : {})}
      onPress={onPress}
    />
  )
}
