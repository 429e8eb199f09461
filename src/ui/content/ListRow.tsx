import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import arrowRightIcon from '@/ui/icon/drawings/arrowRight.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import { Facts } from './Facts'
import css from './ListRow.module.scss'

export type ListRowProps = {
  icon?: ReactNode
  title: string
  /** The title breaks between words only: for dates, which Chinese breaks anywhere. */
  whole?: boolean
  /** Facts with ` · ` between them stand on lines that neither begin nor end with a point. */
  note?: string
  /** At the right end. */
  value?: ReactNode
  /** With it, an arrow shows that the row can be pressed. */
  onPress?: () => void
  id?: string
}

export function ListRow({ icon, title, whole, note, value, onPress, id }: ListRowProps) {
  return (
    <View
      id={id}
      className={joinClasses(css.row, onPress && css.opens)}
      {...pressProps(onPress && (() => onPress()), { role: 'link' })}
    >
      {icon && <View className={css.icon}>{icon}</View>}
      <View className={css.words}>
        <Text className={joinClasses(css.title, whole && css.whole)}>{title}</Text>
        {note && !note.includes(' · ') && <Text className={css.note}>{note}</Text>}
        {note?.includes(' · ') && (
          <View className={css.note}>
            <Facts text={note} />
          </View>
        )}
      </View>
      {value && <View className={css.value}>{value}</View>}
      {onPress && (
        <View className={css.arrow}>
          <Icon drawing={arrowRightIcon.drawing} size={12} />
        </View>
      )}
    </View>
  )
}
