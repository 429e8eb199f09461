import type { RankRow } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { AppButton } from '@/ui/action/AppButton'
import { Avatar } from '@/ui/content/Avatar'
import heartIcon from '@/ui/icon/drawings/heart.module.scss'
import heartFilledIcon from '@/ui/icon/drawings/heartFilled.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { text } from '../messages'
import css from '../trajectory.module.scss'

/** An entrant in a rank. `words` say the value. */
export function TrackRankRow({
  row,
  words,
  onLike,
}: {
  readonly row: RankRow
  readonly words: readonly string[]
  readonly onLike: () => void
}) {
  const { rank, markId, name, headImg, likes, liked } = row
  return (
    <View id={`rank-${rank}`} className={css.row}>
      <Text className={css.place}>{rank}</Text>
      <Avatar src={headImg} name={name} size="small" />
      <View className={css.name}>
        <View>{name}</View>
        {words.map((one) => (
          <View key={one} className={css.note}>
            {one}
          </View>
        ))}
      </View>
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
    </View>
  )
}
