import type { RankRow } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import heartIcon from '@/ui/icon/drawings/heart.module.scss'
import heartFilledIcon from '@/ui/icon/drawings/heartFilled.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import { formatTime, placeNumber } from '../formatTime'
import { text } from '../race/messages'
import css from './index.module.scss'

interface ResultRowProps {
  readonly row: RankRow
  readonly own?: boolean
  readonly onOpen: (row: RankRow) => void
  /** Absent: the row has no heart. */
  readonly onLike?: (row: RankRow) => void
}

/** A result in the list: place, masked name with bib, time, and a heart. */
export function ResultRow({ row, own = false, onOpen, onLike }: ResultRowProps) {
  const { rank, name, value, likes, liked, id } = row
  // The gateway names a result by the masked name and the bib.
  const [, bib = ''] = / (\S+)$/.exec(name) ?? []
  return (
    <View className={joinClasses(css.row, own && css.own)}>
      <View
        id={`${own ? 'own' : 'result'}-${id}`}
        className={css.open}
        {...pressProps(() => onOpen(row), { role: 'link' })}
      >
        <Text className={joinClasses(css.rank, rank > 0 && rank <= 3 && css.top)}>{placeNumber(rank)}</Text>
        <View className={css.who}>
          <Text className={css.name}>{bib === '' ? name : name.slice(0, -bib.length - 1)}</Text>
          <Text className={css.bib}>{bib}</Text>
        </View>
        <Text className={css.time}>{formatTime(value)}</Text>
      </View>
      {onLike && (
        <View
          id={`like-${id}`}
          className={css.like}
          {...pressProps(() => onLike(row), {
            role: 'button',
            pressed: liked,
            label: `${text('like', { name })} ${likes}`,
          })}
        >
          <Icon
            drawing={(liked ? heartFilledIcon : heartIcon).drawing}
            size={16}
            color={liked ? 'var(--accent)' : 'var(--text-3)'}
          />
          <Text className={css.likes}>{likes}</Text>
        </View>
      )}
    </View>
  )
}
