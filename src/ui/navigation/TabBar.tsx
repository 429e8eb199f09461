import { ScrollView, Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { system } from '@/platform/system'
import { joinClasses } from '@/ui/joinClasses'
import { Picture } from '@/ui/media/Picture'
import { pressProps } from '@/ui/press/pressProps'
import { semantics } from '@/ui/press/semantics'
import css from './TabBar.module.scss'

export type TabBarItem = {
  key: string
  text: string
  /** Picture address, or an icon element. */
  icon?: string | ReactNode
  activeIcon?: string | ReactNode
  /** A number, or true for a dot. */
  badge?: number | boolean
}

export type TabBarProps = {
  items: readonly TabBarItem[]
  activeKey?: string
  onSelect: (key: string) => void
  /** A column at the side of a wide screen; its entries have other ids. */
  upright?: boolean
}

/** Least width of an entry of a scrolling bar as a fraction of the screen: `.fixed` of the style sheet. */
const ENTRY_SHARE = 166 / 750

/**
 * The bar at the bottom of a tenant's main pages. With more than four entries it scrolls and keeps the active one
 * visible.
 */
export function TabBar({ items, activeKey, onSelect, upright }: TabBarProps) {
  const scrolls = !upright && items.length > 4
  const activeAt = items.findIndex(({ key }) => key === activeKey)
  const scrolled = scrolls ? Math.max(0, activeAt - 1.5) * ENTRY_SHARE * system.facts().windowWidth : 0
  const row = (
    <View className={upright ? css.upright : css.row} {...semantics({ role: 'tablist' })}>
      {items.map((item) => (
        <Entry
          key={item.key}
          id={`${upright ? 'rail' : 'tab'}-${item.key}`}
          item={item}
          active={item.key === activeKey}
          scrolls={scrolls}
          onSelect={onSelect}
        />
      ))}
    </View>
  )
  return (
    <View className={upright ? '' : css.bar}>
      {scrolls ? (
        <ScrollView scrollX scrollLeft={scrolled}>
          {row}
        </ScrollView>
      ) : (
        row
      )}
    </View>
  )
}

type EntryProps = { id: string; item: TabBarItem; active: boolean; scrolls: boolean; onSelect: (key: string) => void }

function Entry({ id, item, active, scrolls, onSelect }: EntryProps) {
  const icon = (active && item.activeIcon) || item.icon
  return (
    <View
      id={id}
      className={joinClasses(css.entry, scrolls && css.fixed, active && css.active)}
      {...pressProps(() => onSelect(item.key), { role: 'tab', selected: active })}
    >
      <View className={css.icon}>
        {typeof icon === 'string' ? <Picture src={icon} fit="contain" size="small" lazy={false} plain /> : icon}
        {item.badge === true && <View className={css.dot} />}
        {typeof item.badge === 'number' && item.badge > 0 && (
          <Text className={css.count}>{item.badge > 99 ? '99+' : item.badge}</Text>
        )}
      </View>
      <Text className={css.text}>{item.text}</Text>
    </View>
  )
}
