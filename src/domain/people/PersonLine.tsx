import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Avatar } from '@/ui/content/Avatar'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import css from './PersonLine.module.scss'

export interface PersonLineProps {
  readonly id?: string
  readonly name: string
  readonly headImg: string
  /** Below the name. */
  readonly note?: string
  /** Right of the name, such as a badge. */
  readonly mark?: ReactNode
  /** At the right end. */
  readonly end?: ReactNode
  /** Stands in a card that keeps its own distance. */
  readonly flush?: boolean
  readonly onPress?: () => void
}

/** A person in a list. */
export function PersonLine({ id, name, headImg, note, mark, end, flush = false, onPress }: PersonLineProps) {
  return (
    <View id={id} className={joinClasses(css.row, flush && css.flush)}>
      <View className={css.person} {...pressProps(onPress, { role: 'link' })}>
        <Avatar src={headImg} name={name} />
        <View className={css.words}>
          <View className={css.head}>
            <Text className={css.name}>{name}</Text>
            {mark}
          </View>
          {note && <Text className={css.note}>{note}</Text>}
        </View>
      </View>
      {end}
    </View>
  )
}
