import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Picture } from '@/ui/media/Picture'
import { Card } from './Card'
import { Facts } from './Facts'
import css from './MediaCard.module.scss'

export type MediaCardProps = {
  cover?: string
  coverAlt?: string
  /** Width divided by height of the cover; 4 / 3, or 1 for a square. */
  coverRatio?: number
  title: string
  /** One line: place, date, seats left. */
  meta?: ReactNode
  /** A second, paler line, for instance a summary. */
  note?: string
  /** At the right end of the last line: price or state. */
  end?: ReactNode
  /** In the corner of the cover. */
  badge?: ReactNode
  lazy?: boolean
  onPress?: () => void
  id?: string
}

/** A list row: cover at the left, title in two lines, one line of facts, price or state at the right end. */
export function MediaCard({
  cover,
  coverAlt,
  coverRatio = 4 / 3,
  title,
  meta,
  note,
  end,
  badge,
  lazy,
  onPress,
  id,
}: MediaCardProps) {
  return (
    <Card id={id} onPress={onPress}>
      <View className={css.row}>
        {cover !== undefined && (
          <View className={css.cover}>
            <Picture src={cover} alt={coverAlt} ratio={coverRatio} radius="control" size="small" lazy={lazy} />
            {badge && <View className={css.badge}>{badge}</View>}
          </View>
        )}
        <View className={css.words}>
          <Text className={css.title}>{title}</Text>
          {note && <Text className={css.note}>{note}</Text>}
          <View className={css.foot}>
            {meta && <View className={css.meta}>{typeof meta === 'string' ? <Facts text={meta} /> : meta}</View>}
            {end && <View className={css.end}>{end}</View>}
          </View>
        </View>
      </View>
    </Card>
  )
}
