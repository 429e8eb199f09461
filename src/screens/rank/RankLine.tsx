import type { RankRow } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { AppButton } from '@/ui/action/AppButton'
import { Avatar } from '@/ui/content/Avatar'
import heartIcon from '@/ui/icon/drawings/heart.module.scss'
import heartFilledIcon from '@/ui/icon/drawings/heartFilled.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { joinClasses } from '@/ui/joinClasses'
import { text } from './messages'
import css from './Rank.module.scss'

interface RankLineProps {
  readonly row: RankRow
  /** What the row has reached, in words. */
  readonly value: string
  readonly onLike: () => void
  /** Opens what the row is about; without it the row cannot be pressed. */
  readonly onOpen?: (() => void) | undefined
}

/** A row of a rank, with its likes. */
export function RankLine({ row, value, onLike, onOpen }: RankLineProps) {
  const { rank, id, markId, name, headImg, likes, liked } = row
  return (
    <View id={`rank-${markId || id}`} className={css.row}>
      <Text className={joinClasses(css.place, rank <= 3 && css.top)}>{rank}</Text>
      <Avatar src={headImg} name={name} size="small" />
      <View className={css.name}>
        <Text className={css.who}>{name}</Text>
        <Text className={css.note}>{value}</Text>
      </View>
      {onOpen && (
        <AppButton id={`rank-open-${markId || id}`} size="small" label={text('openOf', { name })} onPress={onOpen}>
          {text('open')}
        </AppButton>
      )}
      {markId !== '' && (
        <AppButton
          id={`like-${markId}`}
          size="small"
          kind="ghost"
          label={text(liked ? 'liked' : 'like', { name })}
          icon={<Icon drawing={liked ? heartFilledIcon.drawing : heartIcon.drawing} size={16} />}
          onPress={onLike}
        >
          {likes > 0 ? String(likes) : ''}
        </AppButton>
      )}
    </View>
  )
}
