import type { StoreMember } from '@quanzi/contract'
import { Text, View, type ViewProps } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Avatar } from '@/ui/content/Avatar'
import { joinClasses } from '@/ui/joinClasses'
import css from './PersonCard.module.scss'

interface PersonCardProps {
  readonly person: StoreMember
  /** Below the name. */
  readonly note: string
  /** The buttons at the end. */
  readonly actions: ReactNode
  readonly children?: ReactNode
  /** Makes it draggable by its grip. */
  readonly handle?: ViewProps | undefined
  readonly dragged?: boolean
}

/** A person who works for the store, with what the owner may do. */
export function PersonCard({ person, note, actions, children, handle, dragged = false }: PersonCardProps) {
  return (
    <View id={`person-${person.id}`} className={joinClasses(css.card, dragged && css.dragged)}>
      <View className={css.head}>
        {handle && (
          <View id={`drag-${person.id}`} className={css.handle} {...handle}>
            <View className={css.grip} />
          </View>
        )}
        <Avatar src={person.headImg} name={person.name} />
        <View className={css.words}>
          <Text className={css.name}>{person.name}</Text>
          <Text className={css.note}>{note}</Text>
        </View>
      </View>
      {children}
      <View className={css.actions}>{actions}</View>
    </View>
  )
}
