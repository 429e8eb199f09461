import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Picture } from '@/ui/media/Picture'
import { Avatar } from './Avatar'
import { Card } from './Card'
import css from './FeedCard.module.scss'

export type FeedCardProps = {
  picture?: string
  /** Width divided by height of the picture; limited to between 3:4 and 16:9. */
  ratio?: number
  title: string
  author?: string
  avatar?: string
  /** At the right end of the last line: likes, price. */
  end?: ReactNode
  badge?: ReactNode
  lazy?: boolean
  onPress?: () => void
  id?: string
}

const narrowest = 3 / 4
const widest = 16 / 9

export function FeedCard({ picture, ratio = 1, title, author, avatar, end, badge, lazy, onPress, id }: FeedCardProps) {
  return (
    <Card id={id} padded={false} onPress={onPress}>
      {(picture || badge) && (
        <Picture src={picture} ratio={Math.min(widest, Math.max(narrowest, ratio))} size="half" lazy={lazy} />
      )}
      {badge && <View className={css.badge}>{badge}</View>}
      <View className={css.words}>
        <Text className={css.title}>{title}</Text>
        {(author || end) && (
          <View className={css.foot}>
            {author && <Avatar src={avatar} name={author} size="tiny" />}
            <Text className={css.author}>{author}</Text>
            {end && <View className={css.end}>{end}</View>}
          </View>
        )}
      </View>
    </Card>
  )
}
