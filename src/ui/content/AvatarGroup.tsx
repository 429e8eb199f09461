import { Text, View } from '@tarojs/components'
import { joinClasses } from '@/ui/joinClasses'
import { Avatar } from './Avatar'
import css from './Avatar.module.scss'

export type AvatarGroupProps = {
  people: readonly { key: string | number; name: string; src?: string }[]
  max?: number
  /** Text after the pictures: '36人已报名'. */
  text?: string
}

export function AvatarGroup({ people, max = 5, text }: AvatarGroupProps) {
  return (
    <View className={css.group}>
      {people.slice(0, max).map((person) => (
        <View key={person.key} className={css.member}>
          <Avatar src={person.src} name={person.name} size="small" />
        </View>
      ))}
      {text && <Text className={joinClasses(css.count, people.length > 0 && css.beside)}>{text}</Text>}
    </View>
  )
}
