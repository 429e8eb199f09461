import type { StoreMember } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Avatar } from '@/ui/content/Avatar'
import css from './PersonCard.module.scss'

interface PersonCardProps {
  readonly person: StoreMember
  /** Below the name. */
  readonly note: string
  /** The buttons at the end. */
  readonly actions: ReactNode
  readonly children?: ReactNode
}

/** A person who works for the store, with what the owner may do. */
export function PersonCard({ person, note, actions, children }: PersonCardProps) {
  return (
    <View id={`person-${person.id}`} className={css.card}>
      <View className={css.head}>
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
