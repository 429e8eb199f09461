import { Text, View } from '@tarojs/components'
import searchIcon from '@/ui/icon/drawings/search.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { pressProps } from '@/ui/press/pressProps'
import css from './SearchBox.module.scss'

export type SearchLinkProps = {
  placeholder: string
  onPress: () => void
  id?: string
}

/** Looks like `SearchBox` and opens the search screen. It has no input, whose component home would load for it. */
export function SearchLink({ placeholder, onPress, id }: SearchLinkProps) {
  return (
    <View id={id} className={css.box} {...pressProps(onPress, { role: 'link', label: placeholder })}>
      <Icon drawing={searchIcon.drawing} size={16} />
      <Text className={css.placeholder}>{placeholder}</Text>
    </View>
  )
}
