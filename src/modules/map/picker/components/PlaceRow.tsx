import { Text, View } from '@tarojs/components'
import checkIcon from '@/ui/icon/drawings/check.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import css from './Place.module.scss'

interface PlaceRowProps {
  readonly id: string
  /** Class of the icon. */
  readonly icon: string
  readonly title: string
  readonly address?: string
  readonly chosen?: boolean
  readonly onPress: () => void
}

/** A row with a place or with another way to choose one. */
export function PlaceRow({ id, icon, title, address, chosen, onPress }: PlaceRowProps) {
  return (
    <View
      id={id}
      className={joinClasses(css.row, chosen && css.chosen)}
      {...pressProps(onPress, chosen === undefined ? {} : { pressed: chosen })}
    >
      <View className={css.mark}>
        <Icon drawing={icon} size={18} />
      </View>
      <View className={css.body}>
        <Text className={css.title}>{title}</Text>
        {address && <Text className={css.address}>{address}</Text>}
      </View>
      {chosen && (
        <View className={css.tick}>
          <Icon drawing={checkIcon.drawing} size={18} />
        </View>
      )}
    </View>
  )
}
