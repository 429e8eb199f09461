import type { RankRow } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { AppButton } from '@/ui/action/AppButton'
import { Avatar } from '@/ui/content/Avatar'
import heartIcon from '@/ui/icon/drawings/heart.module.scss'
import heartFilledIcon from '@/ui/icon/drawings/heartFilled.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { joinClasses } from '@/ui/joinClasses'
import { text } from './messages'
import css from './Podium.module.scss'

interface PodiumProps {
  /** The first three. */
  readonly rows: readonly RankRow[]
  readonly wordsOf: (row: RankRow) => string
  readonly onLike: (row: RankRow) => void
}

/** The first three of a rank: the first one in the middle and higher. */
export const Podium = observer(function Podium({ rows, wordsOf, onLike }: PodiumProps) {
  return (
    <View id="rank-podium" className={css.podium}>
      {rows.map((row, at) => {
        const { markId, id, name, headImg, liked, likes, rank } = row
        return (
          <View
            key={markId || id}
            id={`rank-${markId || id}`}
            className={joinClasses(css.one, at === 0 ? css.first : at === 1 ? css.second : css.third)}
          >
            <Avatar src={headImg} name={name} size={at === 0 ? 'large' : 'normal'} />
            <Text className={css.rank}>{rank}</Text>
            <Text className={css.name}>{name}</Text>
            {wordsOf(row)
              .split(' · ')
              .map((fact) => (
                <Text key={fact} className={css.value}>
                  {fact}
                </Text>
              ))}
            {markId !== '' && (
              <AppButton
                id={`like-${markId}`}
                size="small"
                kind="ghost"
                label={text(liked ? 'liked' : 'like', { name })}
                icon={<Icon drawing={liked ? heartFilledIcon.drawing : heartIcon.drawing} size={16} />}
                onPress={() => onLike(row)}
              >
                {likes > 0 ? String(likes) : ''}
              </AppButton>
            )}
          </View>
        )
      })}
    </View>
  )
})
