import { Text } from '@tarojs/components'
import { FeedCard } from '@/ui/content/FeedCard'
import { StatusTag } from '@/ui/content/StatusTag'
import { text } from '../messages'
import type { CardProps } from './CardProps'
import { itemFacts, shortCount } from './itemFacts'

/** A note or an album in the two-column feed: picture in its own proportions, title, author, likes or photos. */
export function NoteCard({ id, item, onPress }: CardProps) {
  const { photos, status } = item.extra
  const badge = status === 'draft' ? text('draft') : itemFacts(item).badge?.text
  return (
    <FeedCard
      id={id}
      picture={item.cover}
      ratio={item.extra.ratio ?? 1}
      title={item.title}
      author={item.author.nick_name}
      avatar={item.author.headImg}
      end={
        <Text>
          {photos === undefined
            ? text('likes', { count: shortCount(item.counts.like) })
            : text('photos', { count: photos })}
        </Text>
      }
      {...(badge ? { badge: <StatusTag look="filled">{badge}</StatusTag> } : {})}
      onPress={onPress}
    />
  )
}
