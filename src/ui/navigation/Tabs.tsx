import { ScrollView, Text, View } from '@tarojs/components'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import { semantics } from '@/ui/press/semantics'
import css from './Tabs.module.scss'

export type TabItem<Key extends string = string> = { key: Key; text: string; count?: number }

export type TabsProps<Key extends string = string> = {
  items: readonly TabItem<Key>[]
  activeKey: Key
  onSelect: (key: Key) => void
  /** Sticks below the header while the page scrolls. */
  sticky?: boolean
  /** The ids of the tabs are `<idPrefix>-<key>`. */
  idPrefix?: string
}

/** More tabs than this scroll sideways (admissions-and-regions §9). */
const SCROLLS_BEYOND = 4

/** Tabs above a list: up to four share the width, more scroll sideways. */
export function Tabs<Key extends string>({ items, activeKey, onSelect, sticky, idPrefix = 'tab' }: TabsProps<Key>) {
  const scrolls = items.length > SCROLLS_BEYOND
  const row = (
    <View className={css.row} {...semantics({ role: 'tablist' })}>
      {items.map((item) => (
        <View
          key={item.key}
          id={`${idPrefix}-${item.key}`}
          className={joinClasses(css.tab, scrolls && css.loose, item.key === activeKey && css.active)}
          {...pressProps(() => onSelect(item.key), { role: 'tab', selected: item.key === activeKey })}
        >
          <Text className={css.text}>{item.text}</Text>
          {item.count !== undefined && item.count > 0 && (
            <Text className={css.count}>{item.count > 99 ? '99+' : item.count}</Text>
          )}
        </View>
      ))}
    </View>
  )
  return (
    <View className={joinClasses(css.tabs, sticky && css.sticky)}>
      {scrolls ? <ScrollView scrollX>{row}</ScrollView> : row}
    </View>
  )
}
