import type { RankRow } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { AppButton } from '@/ui/action/AppButton'
import { Avatar } from '@/ui/content/Avatar'
import heartIcon from '@/ui/icon/drawings/heart.module.scss'
import heartFilledIcon from '@/ui/icon/drawings/heartFilled.module.scss'
import { Icon } from '@/ui/icon/Icon'
import css from './checkin.module.scss'
import { text } from './messages'

/** A row of a rank, with its likes. */
export function RankLine({ row, onLike }: { readonly row: RankRow; readonly onLike: () => void }) {
  const { rank, markId, name, headImg, value, likes, liked } = row
  return (
    <View id={`rank-${markId}`} className={css.rankRow}>
      <Text className={css.place}>{rank}</Text>
      <Avatar src={headImg} name={name} size="small" />
      <View className={css.name}>
        <Text>{name}</Text>
      </View>
      <Text className={css.note}>{text('done', { count: value })}</Text>
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
